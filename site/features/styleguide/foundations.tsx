import type { ReactNode } from 'react'
import type { ArtKind, Weather } from '#engine/art/art.ts'
import { Art, Avatar } from '#site/ui/images/art.tsx'
import { Icon, iconNames, Severity } from '#site/ui/parts/icon.tsx'
import { colors, quotes } from './specimen.ts'

const steps = [
  ['t-figure', '7.4', 'figure, 76 to 184 px'],
  ['t-hero', 'The line that moves', 'hero, 44 to 108'],
  ['t-display', 'The line that moves', 'display, 36 to 70'],
  ['t-headline', 'The line that moves', 'headline, 28 to 44'],
  ['t-title', 'The line that moves', 'title, 21 to 25'],
  ['t-body', 'Familjen Grotesk for reading. Plain words, short sentences, one figure at a time.', 'body, 17'],
  ['data', 'JetBrains Mono for whatever was measured: 0 1 2 3 4 5 6 7 8 9 ms % $ ₹', 'data, 13'],
] as const

const kinds: [kind: ArtKind, weather: Weather, words: string][] = [
  ['ridge', 'dusk', 'Ridge: growth over time'],
  ['ranks', 'noon', 'Ranks: an ordered list'],
  ['roots', 'night', 'Roots: a crawl'],
  ['field', 'dawn', 'Field: a share of many'],
  ['furrows', 'noon', 'Furrows: requests in time'],
  ['terraces', 'dusk', 'Terraces: a distribution'],
]

export function Foundations() {
  return (
    <section className="band foundations" id="foundations">
      <div className="page">
        <h2>Foundations</h2>
        <Row title="Color" note="light, dark, contrast on paper">
          <ul className="swatches">
            {colors.map(([name, variable, light, dark, contrast]) => (
              <li key={name}>
                <i style={{ background: `var(--color-${variable})` }} />
                <b>{name}</b>
                <span className="data">
                  {light}
                  <br />
                  {dark}
                  <br />
                  {contrast}
                </span>
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Type">
          <ul className="type-list">
            {steps.map(([step, sample, name]) => (
              <li key={name}>
                <span className={step}>{sample}</span> <span className="data">{name}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Artwork">
          <ul className="kinds">
            {kinds.map(([kind, weather, words]) => (
              <li key={kind}>
                <Art kind={kind} seed="specimen" weather={weather} w={480} h={300} />
                <span className="data">{words}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Avatars">
          <ul className="faces">
            {quotes.map(({ name }) => (
              <li key={name}>
                <Avatar name={name} size={56} />
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Icons">
          <ul className="glyphs">
            {iconNames.map((name) => (
              <li key={name}>
                <Icon name={name} />
                <span className="data">{name}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Severity">
          <p className="button-row">
            <Severity kind="critical">Critical</Severity>
            <Severity kind="warning">Warning</Severity>
            <Severity kind="notice">Notice</Severity>
            <Severity kind="pass">Passed</Severity>
          </p>
        </Row>
      </div>
    </section>
  )
}

export function Row({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="found-row">
      <div>
        <h3 className="section-label">{title}</h3>
        {note && <p className="data">{note}</p>}
      </div>
      {children}
    </div>
  )
}
