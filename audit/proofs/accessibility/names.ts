import type { Change, Proof } from '../../proof.ts'

const shows =
  (...markup: string[]): Change =>
  (page) =>
    void page.main.push(...markup)

export const nameProofs: Proof[] = [
  {
    rule: 'field-without-label',
    on: 'page',
    faults: [
      shows('<form action="/cart/" method="post"><input type="email" name="email"></form>'),
      shows('<p>Size</p><select name="size"><option>Small</option><option>Large</option></select>'),
      // A label that means another field.
      shows('<label for="town">Town</label><textarea id="city" name="city"></textarea>'),
    ],
    nearMisses: [
      shows(
        '<label for="town">Town</label><input id="town" name="town">',
        '<label>Name <input name="name"></label>',
        '<input type="search" name="q" aria-label="Search">',
      ),
      shows('<input type="search" name="q" placeholder="Search the shop">', '<input name="q2" :aria-label="label">'),
      // Fields that nobody sees, and buttons.
      shows(
        '<input type="hidden" name="token" value="1"><input type="submit"><input hidden name="a">',
        '<div style="display: none"><input name="website"></div>',
        '<div class="away"><input name="fax" tabindex="-1" autocomplete="off"></div>',
      ),
    ],
  },
  {
    rule: 'button-without-name',
    on: 'page',
    faults: [
      shows('<button type="button" class="menu"><svg width="9" height="9" aria-hidden="true"></svg></button>'),
      shows('<input type="button" name="more">'),
      shows('<button type="button"><img src="/photo.jpg" alt="" width="9" height="9" loading="lazy"></button>'),
    ],
    nearMisses: [
      shows(
        '<button type="button" aria-label="Open the menu"><svg width="9" height="9" aria-hidden="true"></svg></button>',
        '<button type="button"><svg width="9" height="9"><title>Close</title></svg></button>',
      ),
      shows(
        '<button type="button"><img src="/photo.jpg" alt="Open the photo" width="9" height="9" loading="lazy"></button>',
        '<button type="button"><shop-icon name="cart"></shop-icon></button>',
        '<button type="button" x-text="label"></button>',
      ),
      shows(
        '<form action="/cart/" method="post"><input type="submit"></form>',
        '<button type="button" hidden></button>',
      ),
    ],
  },
  {
    rule: 'frame-without-title',
    on: 'page',
    faults: [shows('<iframe src="https://maps.example/embed" width="640" height="480" loading="lazy"></iframe>')],
    nearMisses: [
      shows('<iframe src="https://maps.example/embed" title="Map of the stores" width="640" height="480"></iframe>'),
      // Frames that measure visits, and one for browsers without scripts.
      shows(
        '<iframe src="https://stats.example/pixel" width="1" height="1"></iframe>',
        '<iframe src="https://stats.example/pixel" style="display:none"></iframe>',
        '<iframe src="about:blank"></iframe><iframe src="https://stats.example/b" style="width: 0px; height: 0"></iframe>',
        '<noscript><iframe src="https://stats.example/ns"></iframe></noscript>',
      ),
    ],
  },
  {
    rule: 'graphic-without-name',
    on: 'page',
    faults: [shows('<svg role="img" width="9" height="9"><path d="M0 0h9v9z"/></svg>')],
    nearMisses: [
      shows(
        '<svg role="img" aria-label="In stock" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
        '<svg role="img" width="9" height="9"><title>In stock</title><path d="M0 0h9v9z"/></svg>',
        '<svg width="9" height="9"><path d="M0 0h9v9z"/></svg>',
      ),
    ],
  },
]
