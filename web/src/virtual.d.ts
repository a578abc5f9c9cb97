/** The part of Pyodide that comes without types. */
declare module "pyodide/pyodide.asm.mjs" {
  const create: NonNullable<
    NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]
  >;
  export default create;
}

/** Made by scripts/languages.ts. */
declare module "virtual:languages" {
  type Fetching = () => Promise<{ default: string }>;
  /** By their tags, in the order in which they are shown. */
  export const LANGUAGES: Record<string, { name: string; words: Fetching; rules: Fetching }>;
}

/** Made by scripts/device.ts. */
declare module "virtual:device" {
  /** What is fetched to play on this device; null if the build doesn't have it. */
  export const PARTS: import("./device/messages").Parts | null;
  /** The name of the cache that keeps it. */
  export const CACHE: string;
}
