import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { IS_ON_DEVICE } from "./lib/host";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";
import { shell } from "./offline/shell.svelte";
import ShellNotes from "./offline/ShellNotes.svelte";

async function begin() {
  await speak(settings.language);
  if (IS_ON_DEVICE) (await import("./device/begin")).beginOnDevice();
  mount(App, { target: document.getElementById("app")! });
  mount(ShellNotes, { target: document.body });
  // The first page shouldn't wait for what is kept for later ones.
  if (document.readyState === "complete") void shell.keep();
  else addEventListener("load", () => void shell.keep());
}

begin().catch((error) => {
  // There may be no words to say it with, so the page contains them.
  document.getElementById("fault")!.hidden = false;
  console.error(error);
});
