import type { WordPressOptions } from '../options.ts'

const THEME = 'It belongs to the theme of the old site.'
const STORE = 'It belongs to the store of the old site, and this site sells nothing.'
const PEOPLE = 'It was sent by a person to the old site, and is no text of the site.'
const PLUGIN = 'It belongs to a plugin of the old site.'

/** Why types of WordPress and of widespread plugins have no place here. */
const REASONS: Record<string, string> = {
  revision: 'It is an earlier version of a text; the current one is moved.',
  wp_template: THEME,
  wp_template_part: THEME,
  wp_global_styles: THEME,
  wp_font_family: THEME,
  wp_font_face: THEME,
  custom_css: THEME,
  customize_changeset: THEME,
  oembed_cache: 'It is a copy of an embedded page, which WordPress makes again.',
  user_request: PEOPLE,
  feedback: PEOPLE,
  flamingo_inbound: PEOPLE,
  flamingo_contact: PEOPLE,
  nf_sub: PEOPLE,
  wpforms_entries: PEOPLE,
  jp_pay_order: STORE,
  shop_order: STORE,
  shop_order_refund: STORE,
  shop_order_placehold: STORE,
  shop_subscription: STORE,
  shop_coupon: STORE,
  shop_webhook: STORE,
  product_variation: 'It is a variation of a product, such as a size or a color; only the product can become a page.',
  product: 'It is a product. Choose what products become, a page or a post, and they come in without prices.',
  edd_payment: STORE,
  edd_discount: STORE,
  'scheduled-action': PLUGIN,
  'acf-field': PLUGIN,
  'acf-field-group': PLUGIN,
  'acf-post-type': PLUGIN,
  'acf-taxonomy': PLUGIN,
  elementor_library: 'It is a template of Elementor; pages came in with what they show of it.',
  elementor_snippet: PLUGIN,
  elementor_font: PLUGIN,
  elementor_icons: PLUGIN,
  e_floating_buttons: PLUGIN,
  et_pb_layout: 'It is a layout of Divi; pages came in with what they show of it.',
  et_template: THEME,
  et_theme_builder: THEME,
  et_header_layout: THEME,
  et_body_layout: THEME,
  et_footer_layout: THEME,
  vc_grid_item: PLUGIN,
  templatera: PLUGIN,
  wpcf7_contact_form: 'It is a form. Forms of this site replace it.',
  wpforms: 'It is a form. Forms of this site replace it.',
  'mc4wp-form': 'It is a form. Forms of this site replace it.',
  jetpack_migration: PLUGIN,
  jp_mem_plan: PLUGIN,
  amp_validated_url: PLUGIN,
  tablepress_table: PLUGIN,
  'ml-slider': PLUGIN,
  'ml-slide': PLUGIN,
  popup: PLUGIN,
  patterns_ai_data: PLUGIN,
  is_search_form: PLUGIN,
  rm_content_editor: PLUGIN,
}

const BLOCK = 'It is a reusable block; its content is in the texts that show it.'

/** Returns what a type becomes, or why it is left out. */
export function placeOfType(type: string, { types = {} }: WordPressOptions): 'post' | 'page' | { reason: string } {
  const chosen = Object.hasOwn(types, type) ? types[type] : undefined
  if (chosen === 'skip') return { reason: `Texts of the type “${type}” are left out, as chosen.` }
  if (chosen) return chosen
  if (type === 'post' || type === 'page') return type
  if (type === 'wp_block') return { reason: BLOCK }
  const known = Object.hasOwn(REASONS, type) ? REASONS[type] : undefined
  return {
    reason: known ?? `The type “${type}” is none of WordPress itself. Choose whether such texts become posts or pages.`,
  }
}

/** Why taxonomies that say nothing to readers are left out. */
const INTERNAL_TAXONOMY =
  /^(?:post_format|link_category|wp_theme|wp_template_part_area|wp_pattern_category|product_type|product_visibility|product_shipping_class|elementor_library_(?:type|category)|language|term_language|term_translations|post_translations|translation_priority|following_users|author|yst_prominent_words|action-group|ml-slider|layout_(?:category|type|pack)|module_width|scope)$/

/** Returns what terms of a taxonomy become, or why they are left out. */
export function placeOfTaxonomy(
  taxonomy: string,
  { taxonomies = {}, tags }: WordPressOptions,
): 'category' | 'tag' | { reason: string } {
  const chosen = Object.hasOwn(taxonomies, taxonomy) ? taxonomies[taxonomy] : undefined
  if (chosen === 'skip') return { reason: `Terms of “${taxonomy}” are left out, as chosen.` }
  if (chosen) return chosen
  if (taxonomy === 'category') return 'category'
  if (taxonomy === 'post_tag') return tags === 'skip' ? { reason: 'Tags are left out, as chosen.' } : (tags ?? 'tag')
  if (INTERNAL_TAXONOMY.test(taxonomy))
    return { reason: `“${taxonomy}” is a list that WordPress or a plugin uses internally.` }
  return {
    reason: `“${taxonomy}” is none of the lists of WordPress itself. Choose whether its terms become categories.`,
  }
}
