// Modules that tools/vite-language.ts makes.
declare module 'virtual:daybook/zh-CN' {
  const words: Record<string, string>
  export default words
}
declare module 'virtual:daybook/language-version' {
  /** Changes whenever the English words change. */
  const version: string
  export default version
}
