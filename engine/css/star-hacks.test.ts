import { expect, test } from 'vitest'
import { withoutStarHacks } from './star-hacks.ts'

test.each([
  ['.a{*zoom:1;color:red}', '.a{        color:red}'],
  ['.a{color:red;*display : inline}', '.a{color:red;                 }'],
  ['.a{/* x */ *zoom:f(";}", {;});\ncolor:red}', '.a{/* x */                    \ncolor:red}'],
  ['.a{*zoom:1\n!important}', '.a{       \n          }'],
])('in %j, what only old browsers read becomes spaces', (css, wanted) => {
  expect(withoutStarHacks(css).css).toBe(wanted)
})

test.each([
  '*zoom:hover{}',
  '.a{*:hover{color:red}}',
  '.a{*a:hover{color:red}}',
  '.a{/**zoom:1;*/color:red}',
  '.a{content:";*zoom:1;"}',
  '.a{background:url(a;*b:c;d.png)}',
  '.a{_height:1px;width:1px\\9;filter:progid:X.Y(z="1")}',
  '.a{width:calc(2*zoom:1)}',
  '.a{*zoom:1',
])('%j stays as it is', (css) => {
  expect(withoutStarHacks(css).css).toBe(css)
})
