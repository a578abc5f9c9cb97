/** What somebody asks of a table: one thing at a time, and what was wrong with the last one. */

export class Doing {
  problem = $state.raw<unknown>(null);
  busy = $state(false);

  /** Try something; false if it was refused, and why is then the problem. */
  async try(something: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    try {
      await something();
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
