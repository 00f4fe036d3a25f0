import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Graph } from './graph.tsx'
import { layOutGraph } from './graph-layout.ts'
import { Snippets } from './snippets.tsx'

const node = (id: string, detail = '') => ({ id, label: id, detail })
const edge = (from: string, to: string) => ({ from, to, label: 'part' })

test('a graph has columns without overlaps, even with cycles', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e'].map((id) => node(id))
  const edges = [edge('a', 'b'), edge('a', 'c'), edge('c', 'a'), edge('b', 'd'), edge('c', 'd'), edge('e', 'e')]
  const layout = layOutGraph({ nodes, edges }, 10)
  expect(layout.nodes).toHaveLength(5)
  expect(new Set(layout.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
  expect(layout.edges).toHaveLength(6)
  expect(layOutGraph({ nodes, edges }, 2).nodes.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('screen readers get the connections of the graph as a table', () => {
  const html = renderToStaticMarkup(
    <Graph
      kind="graph"
      title="Entity graph"
      nodes={[node('Product', 'Stool'), node('Offer')]}
      edges={[edge('Product', 'Offer')]}
    />,
  )
  expect(html).toContain('aria-label="2 entities, 1 connection. The table below lists them."')
  expect(html).toMatch(/<table.*Product: Stool.*part.*Offer/s)
})

test('a preview is labeled, names its stars, and loads no image', () => {
  const html = renderToStaticMarkup(
    <Snippets
      kind="snippets"
      title="Rich result preview"
      note="A preview."
      snippets={[
        {
          label: 'Product snippet',
          note: '',
          address: 'shop.example',
          title: '<b>Stool',
          rating: { stars: 4.5, text: '4.5 (12)' },
          facts: ['$5.00'],
          text: '',
          image: 'https://shop.example/a.jpg',
          badge: '',
          list: [],
        },
      ]}
    />,
  )
  for (const part of ['Preview: Product snippet', 'aria-label="4.5 of 5 stars"', '&lt;b&gt;Stool', '$5.00'])
    expect(html).toContain(part)
  expect(html).not.toContain('<img')
})

test('a tree shows each page once below its parent, with its URL as a link', () => {
  const [home, shop, oak] = ['https://a.example/', 'https://a.example/shop', 'https://a.example/oak'].map((id) =>
    node(id),
  )
  const html = renderToStaticMarkup(
    <Graph
      kind="graph"
      form="tree"
      title="Depth tree"
      nodes={[home, shop, oak].filter((one) => one !== undefined)}
      edges={[
        edge('https://a.example/', 'https://a.example/shop'),
        edge('https://a.example/shop', 'https://a.example/oak'),
      ]}
    />,
  )
  expect(html.match(/<a /g)).toHaveLength(3)
  expect(html).toMatch(/<details open="">.*<details><summary>.*shop.*oak/s)
})
