/** Shows the new report once the pages of a finding have been read again. */
const POLL_MS = 1000
/** The queue can be long; the page can be reloaded at any time. */
const MAX_POLLS = 300

const isWaiting = document.querySelector('[data-again]') !== null
const key = document.querySelector<HTMLElement>('[data-report]')?.dataset.report
if (isWaiting && key) void waitFor(key)

async function waitFor(audit: string) {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const answer = await fetch(`/api/audit/${audit}`)
      .then((response) => response.json() as Promise<{ isExaminedAgain?: boolean }>)
      .catch(() => undefined)
    if (answer?.isExaminedAgain === false) return location.reload()
  }
}
