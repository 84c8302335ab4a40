// Ingredients that kitchens usually have, with what they contain. Brands differ: a label counts more than this list. Pure.
import { type Content, membersOf } from '../kernel/allergen.rules.ts'
import { allergensIn } from '../kernel/allergen.words.rules.ts'
import { folded } from '../register/import.fold.rules.ts'

export interface Usual {
  name: string
  nameZh: string
  contains: readonly Content[]
  /** Further names. */
  also: readonly string[]
}

const usual = (
  name: string,
  nameZh: string,
  contains: readonly Content[] = [],
  also: readonly string[] = [],
): Usual => ({ name, nameZh, contains, also })

export const usualIngredients: readonly Usual[] = [
  usual(
    'Flour',
    '面粉',
    ['wheat'],
    ['wheat flour', 'plain flour', 'white flour', 'wholemeal flour', 'self-raising flour', '小麦粉'],
  ),
  usual('Bread', '面包', ['wheat', 'soy'], ['toast', 'white bread', 'wholemeal bread']),
  usual('Wraps', '卷饼皮', ['wheat'], ['tortillas', 'tortilla']),
  usual('Pita bread', '皮塔饼', ['wheat'], ['pita']),
  usual('Crackers', '苏打饼干', ['wheat']),
  usual('Pasta', '意面', ['wheat'], ['spaghetti', 'macaroni', 'penne', '意大利面']),
  usual('Wheat noodles', '面条', ['wheat'], ['noodles']),
  usual('Egg noodles', '鸡蛋面', ['wheat', 'egg']),
  usual('Rice noodles', '米粉'),
  usual('Couscous', '古斯米', ['wheat']),
  usual('Breadcrumbs', '面包糠', ['wheat', 'soy']),
  usual('Wheat biscuits', '麦片饼', ['wheat', 'barley'], ['weet-bix']),
  usual('Rolled oats', '燕麦片', ['oats'], ['oats', 'porridge oats', 'oatmeal', '燕麦']),
  usual('Barley', '大麦', ['barley'], ['pearl barley']),
  usual('Rye bread', '黑麦面包', ['rye', 'wheat']),
  usual('Rice', '大米', [], ['white rice', 'brown rice', '米饭', '米']),
  usual('Cornflour', '玉米淀粉', [], ['corn starch']),
  usual('Polenta', '玉米粉'),
  usual('Rice crackers', '米饼'),
  usual('Butter', '黄油', ['dairy']),
  usual('Margarine', '人造黄油', ['dairy', 'soy']),
  usual('Milk', '牛奶', ['dairy'], ['cow’s milk', 'whole milk']),
  usual('Cream', '奶油', ['dairy']),
  usual('Cheese', '奶酪', ['dairy'], ['cheddar', 'tasty cheese', '芝士']),
  usual('Cream cheese', '奶油奶酪', ['dairy']),
  usual('Yoghurt', '酸奶', ['dairy'], ['yogurt', 'natural yoghurt']),
  usual('Ice cream', '冰淇淋', ['dairy']),
  usual('Soy milk', '豆奶', ['soy'], ['豆浆']),
  usual('Oat milk', '燕麦奶', ['oats']),
  usual('Rice milk', '米奶'),
  usual('Coconut milk', '椰奶', [], ['coconut cream', '椰浆']),
  usual('Egg', '鸡蛋', ['egg'], ['eggs', '蛋']),
  usual('Mayonnaise', '蛋黄酱', ['egg', 'mustard'], ['mayo']),
  usual('Tofu', '豆腐', ['soy']),
  usual('Soy sauce', '酱油', ['soy', 'wheat'], ['soya sauce', '生抽', '老抽']),
  usual('Tamari', '无麦酱油', ['soy']),
  usual('Miso', '味噌', ['soy']),
  usual('Edamame', '毛豆', ['soy']),
  usual('Oyster sauce', '蚝油', ['mollusc', 'soy', 'wheat']),
  usual('Fish sauce', '鱼露', ['fish']),
  usual('Worcestershire sauce', '伍斯特酱', ['fish', 'barley'], ['worcester sauce']),
  usual('Fish', '鱼', ['fish'], ['white fish', 'fish fillets', 'hoki', 'snapper', '鱼肉']),
  usual('Salmon', '三文鱼', ['fish']),
  usual('Tuna', '金枪鱼', ['fish'], ['tinned tuna', 'canned tuna']),
  usual('Fish fingers', '鱼条', ['fish', 'wheat']),
  usual('Prawns', '虾', ['crustacean'], ['shrimp', 'shrimps', '虾仁']),
  usual('Crab', '蟹', ['crustacean'], ['蟹肉']),
  usual('Mussels', '青口贝', ['mollusc']),
  usual('Squid', '鱿鱼', ['mollusc'], ['calamari']),
  usual('Peanut butter', '花生酱', ['peanut']),
  usual('Peanuts', '花生', ['peanut'], ['peanut']),
  usual('Ground almonds', '杏仁粉', ['almond'], ['almond meal', 'almonds', '杏仁']),
  usual('Almond milk', '杏仁奶', ['almond']),
  usual('Cashews', '腰果', ['cashew'], ['cashew']),
  usual('Walnuts', '核桃', ['walnut'], ['walnut']),
  usual('Hazelnut spread', '榛子酱', ['hazelnut', 'dairy', 'soy'], ['nutella']),
  usual('Pesto', '青酱', ['dairy', 'cashew', 'pineNut']),
  usual('Tahini', '芝麻酱', ['sesame']),
  usual('Sesame seeds', '芝麻', ['sesame'], ['sesame']),
  usual('Sesame oil', '芝麻油', ['sesame'], ['香油']),
  usual('Hummus', '鹰嘴豆泥', ['sesame']),
  usual('Mustard', '芥末酱', ['mustard']),
  usual('Celery', '芹菜', ['celery']),
  usual('Vegetable stock', '蔬菜高汤', ['celery'], ['vege stock']),
  usual('Dried apricots', '杏干', ['sulphites'], ['apricots']),
  usual('Raisins', '葡萄干', [], ['sultanas', 'currants']),
  usual('Sausages', '香肠', ['sulphites', 'wheat', 'beef', 'pork'], ['sausage']),
  usual('Ham', '火腿', ['pork']),
  usual('Bacon', '培根', ['pork']),
  usual('Pork mince', '猪肉末', ['pork'], ['pork', '猪肉']),
  usual('Beef mince', '牛肉末', ['beef'], ['beef', 'mince', '牛肉']),
  usual('Lamb', '羊肉', ['otherMeat'], ['lamb mince']),
  usual('Chicken', '鸡肉', ['poultry'], ['chicken breast', 'chicken thighs', 'chicken mince']),
  usual('Chicken stock', '鸡汤', ['celery', 'poultry']),
  usual('Gelatine', '明胶', ['gelatine'], ['gelatin', 'jelly', '果冻']),
  usual('Marshmallows', '棉花糖', ['gelatine']),
  usual('Olive oil', '橄榄油'),
  usual('Vegetable oil', '食用油', [], ['oil', 'canola oil']),
  usual('Honey', '蜂蜜', ['honey']),
  usual('Sugar', '糖', [], ['brown sugar', 'white sugar']),
  usual('Salt', '盐'),
  usual('Baking powder', '泡打粉', [], ['baking soda']),
  usual('Cocoa', '可可粉', [], ['cocoa powder']),
  usual('Vanilla', '香草', [], ['vanilla essence']),
  usual('Cinnamon', '肉桂粉'),
  usual('Garlic', '大蒜', [], ['蒜']),
  usual('Ginger', '姜', [], ['生姜']),
  usual('Onion', '洋葱', [], ['onions', 'red onion']),
  usual('Spring onion', '葱', [], ['spring onions']),
  usual('Carrot', '胡萝卜', [], ['carrots']),
  usual('Potato', '土豆', [], ['potatoes']),
  usual('Kūmara', '红薯', [], ['sweet potato', 'sweet potatoes']),
  usual('Pumpkin', '南瓜'),
  usual('Broccoli', '西兰花'),
  usual('Cauliflower', '花菜'),
  usual('Cabbage', '卷心菜', [], ['白菜', '大白菜']),
  usual('Spinach', '菠菜'),
  usual('Peas', '豌豆', [], ['pea', 'frozen peas']),
  usual('Sweetcorn', '玉米', [], ['corn']),
  usual('Capsicum', '甜椒', [], ['peppers', 'bell pepper']),
  usual('Cucumber', '黄瓜'),
  usual('Tomato', '番茄', [], ['tomatoes', 'cherry tomatoes', '西红柿']),
  usual('Tinned tomatoes', '番茄罐头', [], ['canned tomatoes', 'tomato puree', 'tomato paste', '番茄酱']),
  usual('Mushrooms', '蘑菇', [], ['mushroom']),
  usual('Avocado', '牛油果'),
  usual('Lentils', '小扁豆', [], ['red lentils']),
  usual('Chickpeas', '鹰嘴豆'),
  usual('Kidney beans', '红腰豆'),
  usual('Apple', '苹果', [], ['apples']),
  usual('Pear', '梨', [], ['pears']),
  usual('Banana', '香蕉', [], ['bananas']),
  usual('Orange', '橙子', [], ['oranges']),
  usual('Kiwifruit', '猕猴桃', [], ['kiwi']),
  usual('Strawberries', '草莓', [], ['strawberry']),
  usual('Blueberries', '蓝莓', [], ['blueberry']),
  usual('Grapes', '葡萄', [], ['grape']),
  usual('Watermelon', '西瓜'),
]

const known = new Map(
  usualIngredients.flatMap((one) => [one.name, one.nameZh, ...one.also].map((name) => [folded(name), one])),
)

/** What is known of an ingredient by this name, in either language; undefined where nothing is. */
export const usualNamed = (name: string): Usual | undefined => known.get(folded(name))

/** What the name of an ingredient that nobody has checked lets expect. */
export const guessedIn = (name: string): Content[] => [...new Set(membersOf(allergensIn(name)))]

/** The names in what somebody has typed or a file says: `Flour, butter; milk`. Each once. */
export function namesIn(typed: readonly string[]): string[] {
  const names = typed
    .flatMap((text) => text.split(/[,;，；、\n]|\s[/|&+]\s/))
    .map((name) =>
      name
        .normalize('NFC')
        .replace(/\s+/g, ' ')
        .replace(/^[\s\-–•*·]+|[\s.]+$/g, ''),
    )
    .filter((name) => folded(name) !== '')
  return [...new Map(names.map((name) => [folded(name), name])).values()]
}
