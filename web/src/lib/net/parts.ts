/** Parts of the client that are fetched when they are first needed: pages, games, words. */

import { api, Refused, Unreachable } from "./api";

/** Fetch a part; throws `Refused` or `Unreachable`. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof Refused ? error : new Unreachable();
  }
}

/** Fetch a part once more. Where the server is there and the part is not, the page is an old one and begins anew. */
export async function partAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await part(load);
  } catch (error) {
    const isServerThere = await api.games().then(
      () => true,
      () => false,
    );
    if (isServerThere && !(error instanceof Refused)) location.reload();
    throw error;
  }
}
