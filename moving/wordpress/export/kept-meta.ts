const KEPT = new Set([
  '_elementor_data',
  '_elementor_edit_mode',
  '_et_pb_use_builder',
  '_thumbnail_id',
  '_wp_attached_file',
  '_wp_attachment_image_alt',
  '_wp_old_date',
  '_wp_old_slug',
  '_wpb_vc_js_status',
  '_product_image_gallery',
  'footnotes',
])
const KEPT_GROUPS =
  /^(?:_menu_item_(?:menu_item_parent|object|object_id|type|url)|_yoast_wpseo_|rank_math_|_aioseop?_|_seopress_|_genesis_)/

/** Fields of plugins and of WordPress without an underscore, which say nothing about a text. */
const INTERNAL = /^(?:_|\d+$|dsq_|enclosure$|total_sales$)/

/** Returns whether the value of a field of meta is read. */
export const isKeptMeta = (name: string) => KEPT.has(name) || KEPT_GROUPS.test(name)

/** Returns whether a field was filled in by people who write, as far as its name shows. */
export const isCustomField = (name: string) => !INTERNAL.test(name) && !isKeptMeta(name)
