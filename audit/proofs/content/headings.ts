import type { Proof } from '../../proof.ts'

export const headingProofs: Proof[] = [
  {
    rule: 'h1-missing',
    on: 'page',
    faults: [
      (page) => {
        page.h1 = undefined
      },
    ],
    nearMisses: [
      (page) => {
        page.h1 = undefined
        page.main.unshift(
          '<H1 class="logo"><a href="/"><img src="/photo.jpg" alt="The baskets of this week" width="640" height="480"></a></H1>',
        )
      },
      (page) => {
        page.h1 = undefined
        page.robots = 'noindex'
      },
    ],
  },
  {
    rule: 'h1-empty',
    on: 'page',
    faults: [
      (page) => {
        page.h1 = ' '
      },
      (page) => {
        page.h1 = undefined
        page.main.unshift('<h1><span class="icon"></span>\n</h1>')
      },
    ],
    nearMisses: [
      (page) => {
        page.h1 = undefined
        page.main.unshift('<h1 aria-label="Baskets of this week"><span></span></h1>')
      },
    ],
  },
  {
    rule: 'h1-several',
    on: 'page',
    faults: [
      (page) => {
        page.main.push('<h1>Something else entirely</h1>')
      },
    ],
    nearMisses: [
      // Once for phones, once for computers.
      (page) => {
        page.main.unshift(`<h1>${page.h1}</h1>`)
      },
    ],
  },
  {
    rule: 'heading-level-skipped',
    on: 'page',
    faults: [
      (page) => {
        page.main.push('<h4>Sizes and colors</h4>')
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push('<h3>Sizes</h3><h4>Small ones</h4><h2>Colors of the wool</h2>')
      },
      (page) => {
        page.after.push('<aside aria-label="Opening hours"><h5>Opening hours</h5></aside>')
      },
    ],
  },
  {
    rule: 'heading-empty',
    on: 'page',
    faults: [
      (page) => {
        page.main.push('<h2></h2>')
      },
      (page) => {
        page.main.push('<h3>&nbsp;<br></h3>')
      },
    ],
    nearMisses: [
      (page) => {
        page.main.push('<h2><img src="/photo.jpg" alt="Our promise" width="640" height="480"></h2>')
      },
      (page) => {
        page.main.push('<template><h2></h2></template>')
      },
    ],
  },
]
