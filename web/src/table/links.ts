/** Links to a table. What is secret stands behind the #, which no browser sends. */

export function tableLink(table: string): string {
  return `${location.origin}/table/${table}`;
}

/** A link that leads straight to a seat. */
export function inviteLink(table: string, key: string): string {
  return `${tableLink(table)}#invite=${key}`;
}

/** A link by which the same person goes on elsewhere. */
export function deviceLink(table: string, token: string): string {
  return `${tableLink(table)}#token=${token}`;
}

const LINK = /\/table\/(?<table>[\w-]+)(?<secret>#(?:invite|token)=[\w-]+)?/;
const CODE = /^[\w-]{8,40}$/;

/** The address of the table that somebody pasted a link or the code of; null if it is neither. */
export function addressOf(pasted: string): string | null {
  const text = pasted.trim();
  const found = LINK.exec(text)?.groups;
  if (found) return `/table/${found["table"]}${found["secret"] ?? ""}`;
  return CODE.test(text) ? `/table/${text}` : null;
}
