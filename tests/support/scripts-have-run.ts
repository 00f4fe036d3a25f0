/** Marks each script that has loaded or failed. Runs in the page, before its own scripts. */
export function markEndedScripts() {
  // Checks elements, because the load event of a script does not bubble to the window.
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLScriptElement) target.dataset.ended = type
      },
      true,
    )
}

/** Returns whether the scripts that run after the first paint of a page have ended. Runs in the page. */
export const haveScriptsRun = () =>
  [...document.querySelectorAll<HTMLTemplateElement>('template[data-scripts]')]
    .flatMap(({ content }) => [...content.querySelectorAll('script')])
    .map((script) => new URL(script.getAttribute('src') ?? '', document.baseURI).href)
    .every((src) => [...document.scripts].some((script) => script.src === src && script.dataset.ended))
