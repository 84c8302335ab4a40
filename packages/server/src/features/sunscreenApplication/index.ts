export {
  sunscreenApplicationKind,
  sunscreenApplicationRoutes,
  sunscreenApplicationTasks,
} from './sunscreenApplication.routes.ts'
