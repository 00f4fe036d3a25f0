/** Where assistants send their messages. */
export const MCP_PATH = '/mcp'
/** The page that says how to add the tools to an assistant. */
export const ASSISTANTS_PATH = '/tools/assistants/'
