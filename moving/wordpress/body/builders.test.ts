import { describe, expect, test } from 'vitest'
import { bodyOf, specialElements } from '../export-sample.ts'

const PICTURE = 'https://old.example/wp-content/uploads/2020/05/tern.jpg'

describe('a page of Elementor', () => {
  const part = (name: string, settings: unknown, elements: unknown[] = []) => ({
    widgetType: name,
    settings,
    elements,
  })
  const read = (...elements: unknown[]) =>
    bodyOf('<p>Old copy</p>', {
      _elementor_edit_mode: 'builder',
      _elementor_data: JSON.stringify([
        { elType: 'section', settings: [], elements: [{ elType: 'column', elements }] },
      ]),
    })

  test('has its elements in their order', async () => {
    const { html, notes } = await read(
      part('heading', { title: 'Terns &amp; gulls', header_size: 'h3', link: { url: '/terns/' } }),
      part('text-editor', { editor: 'One\n\nTwo' }),
      part('spacer', []),
      part('icon-list', { icon_list: [{ text: 'Far', link: { url: '/far/' } }, { text: 'Small' }] }),
      part('image-box', { image: { id: 1, url: PICTURE }, title_text: 'A box', description_text: 'Its text' }),
    )
    expect(html).toMatch(
      /^<h3><a href="\/terns\/">Terns &amp; gulls<\/a><\/h3>\n<p>One<\/p>\n<p>Two<\/p>\n<ul><li><a href="\/far\/">Far<\/a><\/li><li>Small<\/li><\/ul>\n<editor-picture [^>]+><\/editor-picture><h3>A box<\/h3><p>Its text<\/p>$/,
    )
    expect(notes).toEqual([expect.stringContaining('Elementor laid the page out')])
  })

  test('has buttons, questions, pictures, and videos as blocks', async () => {
    const { html } = await read(
      part('button', { text: 'Go', link: { url: '/go' } }),
      part('accordion', { tabs: [{ tab_title: 'Far?', tab_content: '<p>Yes</p>' }] }),
      part('nested-accordion', { items: [{ item_title: 'Big?' }] }, [
        { elType: 'container', elements: [part('text-editor', { editor: 'No' })] },
      ]),
      part('image-gallery', { wp_gallery: [{ id: 1, url: PICTURE }] }),
      part('video', { youtube_url: 'https://youtu.be/dQw4w9WgXcQ' }),
      part('video', { video_type: 'vimeo', vimeo_url: 'https://vimeo.com/76979871' }),
      part('testimonial', { testimonial_content: 'Fine birds', testimonial_name: 'Ann' }),
      part('acme-heading', { title: 'Of a theme' }),
    )
    expect(specialElements(html)).toMatchObject([
      { blockType: 'callToAction', buttonHref: '/go' },
      { blockType: 'questions', questions: [{ question: 'Far?', answer: { html: '<p>Yes</p>' } }] },
      { blockType: 'questions', questions: [{ question: 'Big?' }] },
      { blockType: 'gallery', images: [{ caption: 'On a rock' }] },
      { blockType: 'video', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { blockType: 'video', url: 'https://vimeo.com/76979871' },
      { blockType: 'quote', quote: 'Fine birds', name: 'Ann' },
    ])
    expect(html).toContain('<h2>Of a theme</h2>')
  })

  test('marks elements that show something else', async () => {
    const { html, notes } = await read(part('posts', { posts_per_page: 3 }), part('form', {}))
    expect(specialElements(html)).toMatchObject([
      { title: 'Not moved: Elementor: posts' },
      { title: 'Not moved: Elementor: form' },
    ])
    expect(notes).toContainEqual(expect.stringContaining('Elementor: posts, Elementor: form'))
  })

  test.each([
    ['no JSON', '[{"elType":'],
    ['nothing', '[]'],
    ['something else', '[1,null,"x",{"elType":"column"}]'],
  ])('with %s has its text', async (_, json) => {
    const { html } = await bodyOf('Old copy', { _elementor_edit_mode: 'builder', _elementor_data: json })
    expect(html).toMatch(/Old copy|Not moved/)
  })

  test('nested without end ends', async () => {
    const json = `${'[{"elType":"section","elements":'.repeat(2_000)}[]${'}]'.repeat(2_000)}`
    expect((await bodyOf('Old copy', { _elementor_edit_mode: 'builder', _elementor_data: json })).html).toBe(
      '<p>Old copy</p>',
    )
  })
})

describe('a page of Divi', () => {
  test('has its modules without columns', async () => {
    const { html, notes } = await bodyOf(
      `[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="x"]<h2>Terns</h2>

Far flyers[/et_pb_text][et_pb_image src="${PICTURE}" title_text="x"][/et_pb_image][et_pb_blurb title="A %22box%22"]Its text[/et_pb_blurb][et_pb_divider][/et_pb_divider][/et_pb_column][/et_pb_row][/et_pb_section]`,
    )
    expect(html.replace(/\n/g, '')).toMatch(
      /^<h2>Terns<\/h2><p>Far flyers<\/p><p><editor-picture [^>]+><\/editor-picture><\/p><h3>A "box"<\/h3><p>Its text<\/p>$/,
    )
    expect(notes).toEqual([expect.stringContaining('Divi laid the page out')])
  })

  test('has buttons, questions, galleries, and videos as blocks, and marks others', async () => {
    const { html } = await bodyOf(
      '[et_pb_button button_text="Go" button_url="/go"][/et_pb_button][et_pb_accordion][et_pb_accordion_item title="Far?"]Yes[/et_pb_accordion_item][et_pb_accordion_item title="Big?"]No[/et_pb_accordion_item][/et_pb_accordion][et_pb_toggle title="Old?"]Some[/et_pb_toggle][et_pb_gallery gallery_ids="1"][/et_pb_gallery][et_pb_video src="https://youtu.be/dQw4w9WgXcQ"][/et_pb_video][et_pb_contact_form email="x"][/et_pb_contact_form]',
    )
    expect(specialElements(html)).toMatchObject([
      { blockType: 'callToAction', buttonHref: '/go' },
      { blockType: 'questions', questions: [{ question: 'Far?' }, { question: 'Big?' }] },
      { blockType: 'questions', questions: [{ question: 'Old?' }] },
      { blockType: 'gallery' },
      { blockType: 'video' },
      { title: 'Not moved: [et_pb_contact_form]' },
    ])
  })
})

describe('a page of WPBakery', () => {
  test('has its elements without columns', async () => {
    const { html, notes } = await bodyOf(
      '[vc_row css=".vc_custom_1{margin: 0 !important;}"][vc_column width="1/2"][vc_custom_heading text="Terns ``far``" font_container="tag:h3|text_align:left"][vc_column_text]One\n\nTwo[/vc_column_text][vc_empty_space height="30px"][vc_separator][/vc_column][/vc_row]',
    )
    expect(html.replace(/\n/g, '')).toBe('<h3>Terns "far"</h3><p>One</p><p>Two</p><hr>')
    expect(notes).toEqual([expect.stringContaining('WPBakery Page Builder laid the page out')])
  })

  test('has buttons, questions, pictures, and raw HTML, and marks others', async () => {
    const raw = Buffer.from(encodeURIComponent('<p>Raw</p>')).toString('base64')
    const { html } = await bodyOf(
      `[vc_btn title="Go" link="url:https%3A%2F%2Fx.example%2Fgo|title:Go"][vc_single_image image="1"][vc_gallery images="1,2"][vc_tta_accordion][vc_tta_section title="Far?"][vc_column_text]Yes[/vc_column_text][/vc_tta_section][/vc_tta_accordion][vc_raw_html]${raw}[/vc_raw_html][vc_basic_grid post_type="post"]`,
    )
    expect(specialElements(html)).toMatchObject([
      { blockType: 'callToAction', buttonHref: 'https://x.example/go' },
      { key: 'attachment 1' },
      { blockType: 'gallery', images: [{}, {}] },
      { blockType: 'questions', questions: [{ question: 'Far?', answer: { html: '<p>Yes</p>' } }] },
      { title: 'Not moved: [vc_basic_grid]' },
    ])
    expect(html).toContain('<p>Raw</p>')
  })
})
