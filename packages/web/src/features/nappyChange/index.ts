export { nappyChangeKind } from './nappyChange.kind.ts'
export { nappyChangeScreens } from './nappyChange.screens.ts'
