import { expect, test, vi } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import type { Minified } from './minify-css.ts'
import { tool } from './tool.ts'

// esbuild compiles itself on its first call, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('a declaration that only Internet Explorer 7 read is dropped and named, other old hacks stay, and the rest is minified', {
  tags: 'extended',
}, async () => {
  const css =
    '.a {\n  *zoom: 1;\n  _height: 1px;\n  width: 9px\\9;\n  filter: progid:Shop.Alpha(opacity=50);\n}\n.b { margin: 0px 0px }'
  const { data, summary } = await run(tool, { css })
  const { code, changes } = data as Minified
  expect(code).toBe('.a{_height:1px;filter:progid:Shop.Alpha(opacity=50);width:9px\\9}.b{margin:0}')
  expect(changes).toContainEqual({
    what: 'dropped',
    item: '*zoom:1',
    why: 'Only Internet Explorer 7 and older read it',
    line: 2,
  })
  expect(summary).toContain('the same meaning')
})
