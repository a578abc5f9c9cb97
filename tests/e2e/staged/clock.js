/**
 * Time that passes only when a test says so. Waits of less than a tenth of a second are left alone:
 * nobody would notice such a pause.
 */
window.clock = (() => {
  const NOTICEABLE = 100;
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  const FIRST = 1_000_000_000;
  let waiting = [];
  let now = 0;
  let last = FIRST;

  window.setTimeout = (call, delay = 0, ...rest) => {
    if (delay < NOTICEABLE) return real.setTimeout.call(window, call, delay, ...rest);
    waiting.push({ id: ++last, at: now + delay, call: () => call(...rest) });
    return last;
  };
  window.clearTimeout = (id) => {
    if (id > FIRST) waiting = waiting.filter((timer) => timer.id !== id);
    else real.clearTimeout.call(window, id);
  };

  const earliest = () => waiting.reduce((one, other) => (other.at < one.at ? other : one));

  return {
    /** Return whether anything waits, within this many milliseconds from now. */
    isWaiting: (within = Infinity) => waiting.some(({ at }) => at <= now + within),
    now: () => now,
    /** Let time pass until the next thing that was waiting has happened. */
    next() {
      const timer = earliest();
      waiting = waiting.filter((other) => other !== timer);
      now = timer.at;
      timer.call();
    },
    /** Let this many milliseconds pass. */
    async pass(milliseconds) {
      const until = now + milliseconds;
      while (this.isWaiting(until - now)) {
        this.next();
        await settled();
      }
      now = until;
    },
  };
})();

/** Wait until the page has done all that follows, which takes some microtasks but no frame. */
window.settled = async () => {
  for (let turn = 0; turn < 20; turn++) await null;
};
