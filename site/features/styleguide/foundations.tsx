import type { ReactNode } from 'react'
import type { Weather } from '#engine/art/art.ts'
import type { CoverData } from '#engine/art/cover-data.ts'
import { Art, Avatar } from '#site/ui/images/art.tsx'
import { Icon, iconNames, Severity } from '#site/ui/parts/icon.tsx'
import { colors, growth, quotes } from './specimen.ts'

const steps = [
  ['t-figure', '7.4', 'figure, 76 to 184 px'],
  ['t-hero', 'The line that moves', 'hero, 44 to 108'],
  ['t-display', 'The line that moves', 'display, 36 to 70'],
  ['t-headline', 'The line that moves', 'headline, 28 to 44'],
  ['t-title', 'The line that moves', 'title, 21 to 25'],
  ['t-body', 'Familjen Grotesk for reading. Plain words, short sentences, one figure at a time.', 'body, 17'],
  ['data', 'JetBrains Mono for whatever was measured: 0 1 2 3 4 5 6 7 8 9 ms % $ ₹', 'data, 13'],
] as const

const covers: [weather: Weather, words: string, cover: CoverData][] = [
  [
    'noon',
    'Bars: lengths',
    {
      form: 'bars',
      figure: '9',
      caption: 'specimens',
      rows: [
        ['One', 9, 4],
        ['Two', 5, 3],
      ],
      mark: 0,
    },
  ],
  [
    'night',
    'Grid: a share of many',
    { form: 'grid', figure: '7 of 60', caption: 'specimens', rows: [['Marked', 7]], of: 60 },
  ],
  [
    'dawn',
    'Areas: sizes',
    {
      form: 'areas',
      figure: '16',
      caption: 'times',
      rows: [
        ['All', 160],
        ['Some', 10],
      ],
      mark: 1,
    },
  ],
  ['dusk', 'Words: no figures', { form: 'words', caption: 'A title without figures' }],
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
            <li>
              <Art kind="ridge" values={growth} weather="dusk" w={480} h={300} />
              <span className="data">Ridge: growth over time</span>
            </li>
            {covers.map(([weather, words, cover]) => (
              <li key={words}>
                <Art kind="cover" cover={cover} weather={weather} w={480} h={300} />
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
