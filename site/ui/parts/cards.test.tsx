import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from '../carousel/carousel.tsx'
import { Accordion } from './accordion.tsx'
import { BusinessCard } from './cards.tsx'
import { Quote } from './quote.tsx'

test('R-307 a business card says Learn More', () => {
  expect(renderToStaticMarkup(<BusinessCard title="Pets" desc="…" link="/x" />)).toContain('Learn More')
})

test('R-295 a quote is cut to 15 words', () => {
  const text = Array.from({ length: 16 }, (_, i) => `w${i + 1}`).join(' ')
  const html = renderToStaticMarkup(<Quote text={text} name="Specimen" />)
  expect(html).toContain('w15...')
  expect(html).not.toContain('w16')
})

test('R-190 R-191 R-192 R-273 six questions under one name, all closed at first', () => {
  const items = Array.from({ length: 6 }, (_, i) => ({ question: `Question ${i}?`, answer: `Answer ${i}.` }))
  const html = renderToStaticMarkup(<Accordion name="faq" items={items} />)
  expect(html.match(/<details name="faq">/g)).toHaveLength(6)
  expect(html).not.toContain('open')
  for (const { answer } of items) expect(html).toContain(answer)
})

test('S-06 a carousel labels itself and its slides, and its pause button comes first', () => {
  const html = renderToStaticMarkup(
    <Carousel preset="homeTestimonials" label="Client testimonials">
      <p>one</p>
      <p>two</p>
    </Carousel>,
  )
  expect(html).toContain('aria-roledescription="carousel" aria-label="Client testimonials"')
  expect(html).toContain('aria-label="1 of 2"')
  const order = ['Stop rotation', 'Previous', 'Next', 'data-track'].map((part) => html.indexOf(part))
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('S-06 a carousel without autoplay has no pause button', () => {
  expect(
    renderToStaticMarkup(
      <Carousel preset="recentWork" label="Work">
        {[<p key="1">one</p>]}
      </Carousel>,
    ),
  ).not.toContain('rotation')
})
