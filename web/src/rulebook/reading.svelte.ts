/** Which rule is being read. */

class Reading {
  rule = $state("");
}

export const reading = new Reading();
