/** Whether the settings are open; the header shows them, and a table's menu leads to them too. */
export const room = $state({ isOpen: false });
