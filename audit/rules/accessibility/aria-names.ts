const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/**
 * Names every role that is not abstract (WAI-ARIA 1.2, 5.4), those that WAI-ARIA 1.3 adds, and `text`, which Safari
 * knows. The roles of DPUB-ARIA and of graphics have prefixes.
 */
export const ROLES: ReadonlySet<string> = words(`
  alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid
  gridcell group heading img insertion link list listbox listitem log main marquee math menu menubar menuitem
  menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup
  region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript
  superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem
  comment image mark suggestion sectionheader sectionfooter text`)

/** Names every attribute of WAI-ARIA 1.2 (6.7) and 1.3. */
export const ARIA_ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    ...words(`
  activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext
  colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed
  haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns
  placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan
  selected setsize sort valuemax valuemin valuenow valuetext actions`),
  ].map((name) => `aria-${name}`),
)
