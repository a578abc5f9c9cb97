/** What a page does first if this device is the host of the tables. */

import { mount } from "svelte";
import { use } from "../lib/net/transport";
import Starting from "./Starting.svelte";
import { device } from "./transport.svelte";

export function beginOnDevice(): void {
  use(device);
  mount(Starting, { target: document.body });
}
