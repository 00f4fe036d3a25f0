/** Names of query parameters that the product reads, and some that nothing should read. */
export const parameters = words(`
  q page form service industry subject token sample url w h fit crop fm auto dpr v slug id category limit sort
  depth draft locale fallback-locale trash email where[id][equals] where[or][0][title][like]
  where[and][][a][exists] where[title][near] where where[] where[createdAt][greater_than] where[author.name][in]
  where[__proto__][equals] select[title] select populate[posts][title] joins joins[a][limit] redirect utm_source
  __proto__ a[b][c][d][e][f] collection global ids deleteID path schemaPath folderType where[folder][equals]
  where[author.email][like] where[_status][equals] where[id][in] where[id][in][] where[id][not_in][0]
  where[location][near] where[title][all] where[layout.blockType][equals] where[or][][and][][id][equals]
  where[createdAt][less_than_equal] where[constructor][equals] where[title][constructor] where[and] where[or][a]
  populate[authors][email] select[constructor] select[id] sort[] sort[a] limit[] page[] depth[] joins[] fields
  format from to days month after before cursor type kind filter columns preset groupBy queryByGroup
`)

/** Names of the form fields of every call. */
export const fields = words(`
  form clientName clientEmail userEmail website message name email password phone token service services subject
  industry budget slug category id page rating review text consent vacancy link resume proof nickname data ids
  status input pattern flags title content roles publishDate _status histogram path metric value kind messageId
`)

function words(text: string) {
  return text.trim().split(/\s+/)
}
