import type { Change, Proof } from '../../proof.ts'

const shows =
  (...markup: string[]): Change =>
  (page) =>
    void page.main.push(...markup)

export const ariaProofs: Proof[] = [
  {
    rule: 'role-unknown',
    on: 'page',
    faults: [shows('<div role="buton">Order</div>'), shows('<div role="section">Order</div>')],
    nearMisses: [
      shows('<div role="doc-chapter">One</div><div role="Region">Two</div><div role="">Three</div>'),
      // Browsers take the first role that they know.
      shows('<div role="sectionpart group">Order</div>'),
    ],
  },
  {
    rule: 'aria-attribute-unknown',
    on: 'page',
    faults: [
      shows('<section aria-labeledby="sizes"><h2 id="sizes">Sizes</h2></section>'),
      shows('<p aria-role="note">Sizes differ.</p>'),
    ],
    nearMisses: [shows('<section aria-labelledby="sizes" ARIA-Busy="false"><h2 id="sizes">Sizes</h2></section>')],
  },
  {
    rule: 'id-repeated',
    on: 'page',
    faults: [
      shows('<label for="town">Town</label><input id="town" name="a">', '<p id="town">Our town</p>'),
      shows('<p id="hint">In inches</p><p id="hint">In feet</p><p aria-describedby="note hint">Length</p>'),
    ],
    nearMisses: [
      // Nothing but the fragment of a link could mean it, and a template is not part of the page.
      shows('<p id="hint">In inches</p><p id="hint">In feet</p>'),
      shows(
        '<label for="town">Town</label><input id="town" name="a">',
        '<template><input id="town" name="a"></template>',
      ),
    ],
  },
  {
    rule: 'hidden-but-focusable',
    on: 'page',
    faults: [
      shows('<h2 id="sizes">Sizes <a href="#sizes" aria-hidden="true">#</a></h2>'),
      shows('<div tabindex="0" aria-hidden="true">Sizes</div>'),
    ],
    nearMisses: [
      shows('<h2 id="sizes">Sizes <a href="#sizes" aria-hidden="true" tabindex="-1">#</a></h2>'),
      // A closed dialog: styles hide it from everyone.
      shows('<div class="drawer" aria-hidden="true"><a href="/about/">About the workshop</a></div>'),
      shows('<button type="button" aria-hidden="true" disabled>Order</button><a aria-hidden="true">#</a>'),
    ],
  },
]
