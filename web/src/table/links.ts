/** Links to a table. Secrets come after the #, which browsers don't send. */

export function tableLink(table: string): string {
  return `${location.origin}/table/${table}`;
}

/** Return a link that leads straight to a seat. */
export function inviteLink(table: string, key: string): string {
  return `${tableLink(table)}#invite=${key}`;
}

/** Return a link with which the same person can go on elsewhere. */
export function deviceLink(table: string, token: string): string {
  return `${tableLink(table)}#token=${token}`;
}

const LINK = /\/table\/(?<table>[\w-]+)(?<secret>#(?:invite|token)=[\w-]+)?/;
const CODE = /^[\w-]{8,40}$/;

/** Return the address of the table whose link or code somebody pasted; null if it is neither. */
export function addressOf(pasted: string): string | null {
  const text = pasted.trim();
  const found = LINK.exec(text)?.groups;
  if (found) return `/table/${found["table"]}${found["secret"] ?? ""}`;
  return CODE.test(text) ? `/table/${text}` : null;
}
