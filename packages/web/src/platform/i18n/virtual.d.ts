// Virtual modules created by tools/vite-language.ts.
declare module 'virtual:daybook/zh-CN' {
  const words: Record<string, string>
  export default words
}
declare module 'virtual:daybook/en-US' {
  const words: Record<string, string>
  export default words
}
declare module 'virtual:daybook/language-version' {
  /** Changes when the English texts change. */
  const version: string
  export default version
}
