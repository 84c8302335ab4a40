export { nappyChangeKind } from './nappyChange.kind.ts'
