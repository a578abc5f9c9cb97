/** Made by scripts/languages.ts. */
declare module "virtual:languages" {
  type Fetching = () => Promise<{ default: string }>;
  /** By their tags, in the order in which they are shown. */
  export const LANGUAGES: Record<string, { name: string; words: Fetching; rules: Fetching }>;
}
