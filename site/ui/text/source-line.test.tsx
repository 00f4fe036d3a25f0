import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceLine, splitSource } from './source-line.tsx'

test('R-017 R-019 a market figure names its source and links to it', () => {
  const { text, source = '' } = splitSource('Half of them leave. Source: Google, 2016 https://source.example/speed')
  expect(text).toBe('Half of them leave.')
  expect(renderToStaticMarkup(<SourceLine text={source} />)).toBe(
    '<small class="data"><a href="https://source.example/speed">Google, 2016</a></small>',
  )
  expect(splitSource('Half of them leave.')).toEqual({ text: 'Half of them leave.' })
})
