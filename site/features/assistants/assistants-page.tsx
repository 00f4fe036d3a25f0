import type { ReactNode } from 'react'
import { withCommas } from '#engine/text/numbers.ts'
import { CodeListing } from '#site/ui/rich-text/code.tsx'

type AssistantsPageProps = {
  /** Where assistants send their messages. */
  url: string
  /** Name of the site, as configurations have it: without spaces. */
  name: string
  /** Runs of one IP address in ten minutes. */
  maxRuns: number
  keepMinutes: number
}

/** Says how to add the tools to an assistant, and what an assistant then sends and gets. */
export function AssistantsPage({ url, name, maxRuns, keepMinutes }: AssistantsPageProps) {
  return (
    <article className="page cms-page">
      <header>
        <h1>Our tools in your AI assistant</h1>
      </header>
      <div className="prose">
        <p>
          Add one URL to Claude, ChatGPT, VS Code, Cursor, or any other assistant that speaks the Model Context Protocol
          (MCP), and it can run our <a href="/tools/">free tools</a> while you talk to it. You need no account and no
          key.
        </p>
        <CodeListing code={url} language="text" />
        <p>Then ask, for example:</p>
        <ul>
          <li>“Which links on shop.com are broken, and where do they lead?”</li>
          <li>“Check the structured data of this product page and correct it.”</li>
          <li>“Audit shop.com, and write a ticket for each of the five things to do first.”</li>
          <li>“Is this text easy to read? Rewrite the three hardest sentences.”</li>
        </ul>
        <h2>Claude</h2>
        <Steps
          steps={[
            <>
              On claude.ai or in the desktop app, open <b>Customize</b> or <b>Settings</b>, then <b>Connectors</b>.
            </>,
            <>
              Choose <b>Add custom connector</b>, paste the URL, and leave the OAuth fields empty.
            </>,
            'In a team, an owner adds it for everyone first.',
          ]}
        />
        <h2>Claude Code</h2>
        <CodeListing code={`claude mcp add --transport http ${name} ${url}`} language="bash" />
        <h2>ChatGPT</h2>
        <Steps
          steps={[
            <>
              In a browser, open <b>Settings</b>, <b>Apps</b> (formerly <b>Connectors</b>), then{' '}
              <b>Advanced settings</b>, and turn on <b>Developer mode</b>. It comes with paid plans; in a workspace, an
              administrator allows it.
            </>,
            <>
              Choose <b>Create app</b>, paste the URL as its server, and choose <b>No authentication</b>.
            </>,
            <>
              In a new chat, turn it on under <b>+</b>.
            </>,
          ]}
        />
        <h2>VS Code</h2>
        <p>
          Run the command <b>MCP: Add Server</b>, or put this into <code>.vscode/mcp.json</code>:
        </p>
        <CodeListing code={pretty({ servers: { [name]: { type: 'http', url } } })} language="json" />
        <h2>Cursor</h2>
        <p>
          Put this into <code>.cursor/mcp.json</code> of a project, or <code>~/.cursor/mcp.json</code> for all of them:
        </p>
        <CodeListing code={pretty({ mcpServers: { [name]: { url } } })} language="json" />
        <h2>Others</h2>
        <p>
          Choose the transport “Streamable HTTP”, sometimes just “HTTP”, and no authentication. We compared these steps
          with the documentation of each program in November 2026; menus may have moved since.
        </p>
        <h2>What the assistant gets</h2>
        <p>
          It gets a short answer first: the verdict, the scores, the worst findings with what to do, and the figures. If
          something is left out, the answer says what, and the assistant can read all of the report, its data, and the
          files that a tool made.
        </p>
        <p>
          The <a href="/audit/">audit of a whole site</a> takes minutes. The assistant starts it, waits for its end or
          asks again later, and gets the verdict, the score, what to do first, and the link to the same report that you
          would get here.
        </p>
        <h2>What it sends</h2>
        <ul>
          <li>
            Everything that it passes to a tool reaches our server, also for tools that would run in your browser. Let
            it check no password that you use.
          </li>
          <li>
            An audit that it starts is kept as long as yours would be. Anyone with the link can read it, and delete it.
          </li>
          <li>
            We keep the report of a run that takes more than a second for {keepMinutes} minutes, so that the assistant
            can read on in it. Then we delete it.
          </li>
          <li>
            One IP address can run {withCommas(maxRuns)} tools in ten minutes, as on the pages of the tools. Assistants
            on the web send from addresses that many people share. If you are told that the limit is reached, wait a few
            minutes, or use a program on your own computer.
          </li>
        </ul>
      </div>
    </article>
  )
}

/** The style of lists numbers the one child of an item. */
function Steps({ steps }: { steps: ReactNode[] }) {
  return (
    <ol>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a finished text never move
        <li key={at}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

const pretty = (value: unknown) => JSON.stringify(value, undefined, 2)
