/** Keeps which audits this browser has seen, and offers those of the same host for a comparison. */
const STORE = 'audits'
const MAX_SEEN = 30

type SeenAudit = { key: string; host: string; at: string }

const report = document.querySelector<HTMLElement>('[data-report]')
if (report) remember(report.dataset as unknown as { report: string; host: string; at: string })

function remember({ report: key, host, at }: { report: string; host: string; at: string }) {
  const seen = read()
  const others = seen.filter((one) => one.key !== key)
  try {
    localStorage.setItem(STORE, JSON.stringify([{ key, host, at }, ...others].slice(0, MAX_SEEN)))
  } catch {
    // Without storage, nothing is offered.
  }
  show(others.filter((one) => one.host === host))
}

function read(): SeenAudit[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(seen) ? seen.filter(isSeenAudit) : []
  } catch {
    return []
  }
}

const isSeenAudit = (one: unknown): one is SeenAudit =>
  typeof one === 'object' &&
  one !== null &&
  ['key', 'host', 'at'].every((name) => typeof Reflect.get(one, name) === 'string')

function show(audits: SeenAudit[]) {
  const list = document.querySelector<HTMLElement>('[data-earlier-audits]')
  if (!list || audits.length === 0) return
  list.append(
    ...audits.slice(0, 5).map(({ key, at }) => {
      const item = document.createElement('li')
      const date = new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' })
      const link = Object.assign(document.createElement('a'), {
        href: `?with=${encodeURIComponent(key)}#compare`,
        textContent: `Your audit of ${date}`,
      })
      item.append(link)
      return item
    }),
  )
  list.hidden = false
}
