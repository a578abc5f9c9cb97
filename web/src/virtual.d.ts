/** Made by scripts/languages.ts. */
declare module "virtual:languages" {
  type Fetching = () => Promise<{ default: string }>;
  /** By their tags, in the order in which they are shown. */
  export const LANGUAGES: Record<string, { name: string; words: Fetching; rules: Fetching }>;
}

declare module "virtual:device" {
  import type { Parts } from "./device/messages";
  /** What is fetched to play on this device; null if the build doesn't have it. */
  export const PARTS: Parts | null;
  /** The name of the cache that keeps it. */
  export const CACHE: string;
}
