import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'

/** What a mail says. The HTML and the text are two renderings of it, so neither can say something the other does not. */
export type Letter = {
  /** The line that mail programs show beside the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** Values may have several lines. Empty ones are left out. */
  facts?: [label: string, value: string | null | undefined][]
  button?: { label: string; href: string }
  /** What stands below the button. */
  closing?: string[]
  /** Why this person gets this mail. */
  why: string
}
export type Sender = { brandName: string; siteUrl: string }

/** Mail programs know no custom properties: the values of the design's tokens, light and dark. */
export const palette = {
  paper: ['#F4F1E8', '#0C1512'],
  ink: ['#10201A', '#EEEBE0'],
  'ink-2': ['#46534C', '#AEB8B0'],
  line: ['#D3CFC1', '#26332D'],
  signal: ['#F04B08', '#FF6A2E'],
} as const
const ON_SIGNAL = '#10201A'
const SANS = "'Familjen Grotesk', system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const MONO = "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace"

const light = (name: keyof typeof palette) => palette[name][0]
const text: CSSProperties = { margin: '0 0 16px', fontSize: '17px', lineHeight: '1.56', color: light('ink') }
const small: CSSProperties = { margin: 0, fontSize: '15px', lineHeight: '1.5', color: light('ink-2') }

export function LetterMail({ letter, sender }: { letter: Letter; sender: Sender }) {
  const { preheader, heading, paragraphs, button, closing = [], why } = letter
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{darkTheme}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: light('paper') }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <Layout className="paper" style={{ width: '100%', backgroundColor: light('paper'), fontFamily: SANS }}>
          <tr>
            <td align="center" style={{ padding: '32px 20px' }}>
              <Layout style={{ width: '100%', maxWidth: '600px', textAlign: 'left' }}>
                <Horizon brandName={sender.brandName} />
                <tr>
                  <td style={{ padding: '32px 0 24px' }}>
                    <h1 className="ink" style={{ ...text, fontSize: '28px', lineHeight: '1.1', fontWeight: 600 }}>
                      {heading}
                    </h1>
                    <Paragraphs texts={paragraphs} />
                    <Facts facts={factsOf(letter)} />
                    {button && <Button {...button} />}
                    <Paragraphs texts={closing} />
                  </td>
                </tr>
                <tr>
                  <td className="line" style={{ borderTop: `1px solid ${light('line')}`, paddingTop: '16px' }}>
                    <p className="ink-2" style={small}>
                      {why}
                    </p>
                    <p className="ink-2" style={small}>
                      <a className="ink-2" href={`${sender.siteUrl}/`} style={{ color: light('ink-2') }}>
                        {sender.brandName}
                      </a>
                    </p>
                  </td>
                </tr>
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  )
}

/** The facts that have a value. Their lines end with `\n`, whatever the visitor's system ended them with. */
export function factsOf({ facts = [] }: Letter) {
  return facts.flatMap(([label, value]): [string, string][] => {
    const clean = (value ?? '').replace(/\r\n?|[\u2028\u2029]/g, '\n').trim()
    return clean === '' ? [] : [[label, clean]]
  })
}

function Layout({ children, ...table }: { children: ReactNode; className?: string; style: CSSProperties }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} {...table}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The brand's line: ink, and a piece of it is the signal. */
function Horizon({ brandName }: { brandName: string }) {
  return (
    <tr>
      <td className="horizon" style={{ borderBottom: `1px solid ${light('ink')}` }}>
        <span
          className="ink mark"
          style={{
            display: 'inline-block',
            paddingBottom: '10px',
            borderBottom: `3px solid ${light('signal')}`,
            fontSize: '17px',
            fontWeight: 600,
            color: light('ink'),
          }}
        >
          {brandName}
        </span>
      </td>
    </tr>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((paragraph) => (
    <p className="ink" key={paragraph} style={text}>
      {paragraph}
    </p>
  ))
}

function Facts({ facts }: { facts: [string, string][] }) {
  if (facts.length === 0) return null
  const cell: CSSProperties = { padding: '10px 0', borderTop: `1px solid ${light('line')}`, verticalAlign: 'top' }
  const label: CSSProperties = { ...cell, width: '104px', paddingRight: '16px', color: light('ink-2') }
  return (
    <table cellPadding={0} cellSpacing={0} style={{ width: '100%', margin: '8px 0 24px', tableLayout: 'fixed' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" align="left" className="ink-2 line" style={{ ...label, font: `400 13px/1.75 ${MONO}` }}>
              {name}
            </th>
            <td className="ink line" style={{ ...cell, ...wrapped }}>
              {linesOf(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const wrapped: CSSProperties = { color: light('ink'), fontSize: '15px', lineHeight: '1.5', overflowWrap: 'anywhere' }

function linesOf(value: string) {
  const [first, ...others] = value.split('\n')
  return createElement(Fragment, null, first, ...others.flatMap((line) => [createElement('br'), line]))
}

function Button({ label, href }: { label: string; href: string }) {
  return (
    <>
      <p style={{ margin: '8px 0 16px' }}>
        <a
          className="button"
          href={href}
          style={{
            display: 'inline-block',
            padding: '13px 22px',
            backgroundColor: light('signal'),
            borderRadius: '2px',
            color: ON_SIGNAL,
            fontSize: '17px',
            fontWeight: 600,
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      </p>
      <p className="ink-2" style={{ ...small, marginBottom: '16px', overflowWrap: 'anywhere' }}>
        If the button does nothing, open this address: {href}
      </p>
    </>
  )
}

const dark = (name: keyof typeof palette) => palette[name][1]

// No character that React would escape may stand in it.
const darkTheme = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark('paper')} !important }
  .ink { color: ${dark('ink')} !important }
  .ink-2 { color: ${dark('ink-2')} !important }
  .line { border-color: ${dark('line')} !important }
  .horizon { border-color: ${dark('ink')} !important }
  .mark { border-color: ${dark('signal')} !important }
  .button { background-color: ${dark('signal')} !important }
}`
