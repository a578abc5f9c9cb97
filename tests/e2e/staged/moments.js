/** Whether all parts of the page show the same moment. */
window.moments = (() => {
  const { all, words, isOpen, inList } = hands;

  const text = (element) => element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";

  /** Return what every part of the page says about whose turn it is. */
  function said(say) {
    const people = all(`[aria-label="${say.people}"] li`);
    const lamp = all("[data-seat]").find((seat) => text(seat).includes(say.active));
    const isMine = (words) => words.startsWith(say.own);
    const hint = all("button").find((button) => words(button) === say.hint);
    const answers = [say.hand, say.trump, say.received].flatMap(inList);
    const [header] = all("strong").map(text);
    const names = people.map((one) => text(one.querySelector(".name")));
    return {
      isHeaded: say.unnamed.includes(header) || names.some((name) => header.includes(name)),
      // The board also names the seat that takes a whole trick.
      isEchoed:
        !all("button").some((button) => words(button) === say.goOn) ||
        all("[data-table] p").some((one) => text(one) === header),
      words: header,
      header: people.findIndex((one) => one.getAttribute("aria-current") === "true"),
      board: lamp ? Number(lamp.dataset.seat) : -1,
      mine: {
        header: all("strong").some((strong) => isMine(text(strong))),
        title: isMine(document.title),
        hint: hint !== undefined && isOpen(hint),
        board: answers.some(isOpen),
      },
    };
  }

  /** Return what doesn't fit together now; `told` has the sentences of the messages by number. */
  function disagreements(told, say) {
    const { header, board, mine, ...turn } = said(say);
    const number = Number(document.querySelector("[data-number]").dataset.number);
    // There may be nothing to tell about a step.
    const last = told.findLast((words, at) => words && at <= number) ?? "";
    const isLast = (words) => words.replaceAll(" ", "") === last.replaceAll(" ", "");
    const wrong = [];
    if (!turn.isHeaded) wrong.push(`the header names nobody: "${turn.words}"`);
    if (!turn.isEchoed) wrong.push(`the board does not say "${turn.words}"`);
    if (header !== board) wrong.push(`the header is at seat ${header}, the board at ${board}`);
    if (new Set(Object.values(mine)).size > 1) wrong.push(`own turn: ${JSON.stringify(mine)}`);
    const heard = text(document.querySelector("[aria-live=polite]"));
    if (heard && !isLast(heard)) wrong.push(`heard "${heard}" at "${last}"`);
    const read = text(all(`[aria-label="${say.log}"] li`).at(-1));
    if (read && !isLast(read)) wrong.push(`read "${read}" at "${last}"`);
    return wrong;
  }

  return {
    /**
     * Let messages come at once, and check every instant until all is shown; return what disagreed.
     */
    async watch(burst, say) {
      const wrong = [];
      const told = (this.told ??= []);
      const look = () => wrong.push(...disagreements(told, say).map((one) => `${instant}: ${one}`));
      let instant = 0;
      for (const message of burst) {
        told[message.number ?? message.table.number] = (message.sentences ?? []).join(" ");
        server.say(message);
        await settled();
        look();
      }
      for (; clock.isWaiting(); instant++) {
        clock.next();
        await settled();
        look();
      }
      return wrong;
    },
  };
})();
