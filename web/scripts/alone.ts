/** A Vite plugin: what a page says for itself that otherwise the server says for it. */

import type { Plugin } from "vite";

/** As in `server/web/security.py`, without what only a header can say. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function alone(): Plugin {
  return {
    name: "lifeboat-alone",
    transformIndexHtml: (html) =>
      html.replace(
        "<head>",
        [
          "<head>",
          `    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
          '    <meta name="referrer" content="no-referrer" />',
        ].join("\n"),
      ),
  };
}
