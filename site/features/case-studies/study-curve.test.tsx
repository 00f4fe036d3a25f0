import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { curveOf } from '#site/ui/charts/curve.ts'
import { StudyPage } from './study-page.tsx'

const curve = curveOf({
  unit: 'visits a month',
  points: [
    { date: '2025-01-01', value: 100 },
    { date: '2025-02-01', value: 300 },
  ],
  changes: [{ date: '2025-01-15', label: 'Titles' }],
})
const photo = { src: '/images/p/d/ab-2400x868.jpg', width: 2400, height: 868, alt: 'A bench in a garden' }

const render = (more: object) =>
  renderToStaticMarkup(
    <StudyPage
      {...{
        slug: 'a',
        title: 'A bench',
        client: 'Larkmoor',
        work: '',
        market: '',
        minutes: 5,
        url: 'https://a.example',
      }}
      {...{ published: { iso: '2026-01-01', text: 'January 1, 2026' }, sections: [], services: [], others: [] }}
      text={{ resolve: () => undefined, images: { project: 'p', dataset: 'd' } }}
      {...more}
    />,
  )

test('R-136 a banner is the cover, and the curve follows with its changes', () => {
  const html = render({ curve, picture: photo })
  const [cover, line, changes] = [
    html.indexOf('alt="A bench in a garden"'),
    html.indexOf('Larkmoor: 100 to 300 visits a month'),
    html.indexOf('id="changes-title"'),
  ]
  expect(cover).toBeGreaterThan(0)
  expect(line).toBeGreaterThan(cover)
  expect(changes).toBeGreaterThan(line)
})

test('R-136 without a banner the curve is the cover, once; without both, it is the title', () => {
  expect(render({ curve }).match(/class="study-cover/g)).toHaveLength(1)
  expect(render({ curve })).toContain('Larkmoor: 100 to 300 visits a month')
  expect(render({})).toMatch(/class="study-cover"><svg class="art art-cover.*<text class="figure"[^>]*>A bench</)
})
