import { expect, test } from 'vitest'
import { isWellFormed } from './selector-grammar.ts'

test.each([
  ...['a', '*', '.a', '#a', '[a]', 'a:hover', 'a::before', 'a.b#c[d]:e', 'a > b', 'a+b~c', 'a  b', '&', '.a&', '& > b'],
  ...[
    '[a="b"]',
    "[a~='b' i]",
    '[data-a=b]',
    'a:not(.b)',
    ':is(a, b > c)',
    'li:nth-child(2n + 1)',
    'li:nth-child(-n+3)',
  ],
  ...[
    'li:nth-child(odd of .a)',
    ':lang(en)',
    '::part(a)',
    ':host(.a)',
    '.\\31 a',
    '.größe',
    '.a/* b */.c',
    'a:has(> b)',
  ],
])('%s is a selector', (selector) => {
  expect(isWellFormed(selector)).toBe(true)
})

test.each([
  ...[
    '',
    '.b::',
    '.b:',
    '.b > > c',
    '> .c',
    '.b >',
    '..b',
    '.b!',
    '.b^',
    '.5a',
    '#1a',
    '.b[',
    '[a=]',
    '[=b]',
    '.b*',
    '.a b*c',
  ],
  ...[
    '.b:not()',
    ':not(.a,)',
    ':not(> a)',
    ':nth-child(foo)',
    ':is(.a, ..b)',
    '50%',
    'a|b',
    '[a="b]',
    '.b)',
    '{a}',
    '@a',
    'a,b',
  ],
])('%s may be none', (selector) => {
  expect(isWellFormed(selector)).toBe(false)
})
