export { Contents } from './Contents.tsx'
