import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const roomScreens = screens({
  room: {
    path: '/pages/manage/room',
    title: 'room.title',
    can: 'room.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'door', order: 3 },
    load: () => import('./room.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof roomScreens> {}
}
