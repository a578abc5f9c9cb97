/** Something that somebody tries to do, one thing at a time, and why the last attempt failed. */

export class Attempt {
  problem = $state.raw<unknown>(null);
  busy = $state(false);

  /** Run a task; false if it failed, and `problem` then says why. */
  async run(task: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    try {
      await task();
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
