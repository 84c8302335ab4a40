export { ingredientsNamed } from './ingredient.register.ts'
