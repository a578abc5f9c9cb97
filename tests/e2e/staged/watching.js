/** Keeps what a person sees of a step while it is told, however fast that goes. */
window.watching = (() => {
  const seen = [];

  function look() {
    const telling = document.querySelector("[data-telling]");
    if (!telling) return;
    const text = telling.innerText.replaceAll(/\s+/g, " ");
    const { telling: what } = telling.dataset;
    if (seen.at(-1)?.text !== text || seen.at(-1).what !== what) seen.push({ what, text });
    const parts = [...telling.querySelectorAll("p, li, [data-card]")];
    Object.assign(seen.at(-1), {
      cards: [...telling.querySelectorAll("[data-card]")].map(({ dataset }) => dataset.card),
      hidden: parts.filter((part) => !isSeen(part)).map((part) => part.textContent),
    });
  }

  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  // Cards may still be flying when they come; what counts is where they end up.
  const again = () => {
    look();
    requestAnimationFrame(again);
  };
  again();
  return { seen };
})();
