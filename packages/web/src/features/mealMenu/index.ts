export { useMenu } from './mealMenu.served.ts'
