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

/** Fetch a part again. If the server doesn't have it, the page is outdated and is reloaded. */
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
