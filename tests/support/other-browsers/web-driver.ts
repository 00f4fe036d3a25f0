/** The key under which WebDriver refers to an element (https://w3c.github.io/webdriver/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Begins a session with a server of the WebDriver protocol.
 * @throws {Error} if a command fails, with what the server said
 */
export async function startSession(server: string, capabilities: object) {
  const { sessionId } = await command<{ sessionId: string }>(server, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${server}/session/${sessionId}`
  const post = <Value = void>(path: string, body: object = {}) => command<Value>(session, 'POST', path, body)
  const elementPath = async (selector: string) => {
    const found = await post<{ [ELEMENT]: string }>('/element', { using: 'css selector', value: selector })
    return `/element/${found[ELEMENT]}`
  }
  return {
    goTo: (url: string) => post('/url', { url }),
    setWindowSize: (size: { width: number; height: number }) => post('/window/rect', size),
    evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      post<Awaited<Result>>('/execute/sync', { script: `return (${run})(...arguments)`, args }),
    click: async (selector: string) => post(`${await elementPath(selector)}/click`),
    /** Types a text, or chooses the file of this path. */
    enter: async (selector: string, text: string) => post(`${await elementPath(selector)}/value`, { text }),
    end: () => command<void>(session, 'DELETE', ''),
  }
}

async function command<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}. ${value.message}`)
  return value
}
