const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that every text has, by language; they tell nothing of who wrote it. */
export const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: set(`
    a about after again all also always am an and any are as at back be because been before being between both but by can
    could did do does doing done down during each even every few for from further get got had has have having he her here
    hers him his how i if in into is it its just know like made make many may me more most much my no nor not now of off on
    once one only or other our out over own really same she should so some such than that the their them then there these
    they thing things this those through to too under until up us use used very was we well were what when where which
    while who whom why will with would yes you your`),
  de: set(`
    aber alle allem allen aller alles als also am an andere anderen auch auf aus bei bin bis bist da damit dann das dass
    dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem
    einen einer eines er es etwas euch euer für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn
    ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine können man
    mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr
    sein seine seinem seinen seiner seit sich sie sind so solche soll sondern sonst über um und uns unser unsere unter viel
    vom von vor war waren warum was weil wenn wer werde werden wie wieder will wir wird wo wurde wurden zu zum zur zwar
    zwischen`),
  he: set(`
    אבל או אותו אותה אותי אותך אותם אחד אחת אחרי אין איך אל אלא אלה אם אנחנו אני אף אפילו את אתה אתם באמת בגלל בין בכל
    במשך גם דבר דברים הוא היא היה היו היתה הייתה הייתי היום הם הן הנה זאת זה זו יותר יש כאן כאשר כבר כדי כי כל כמה כמו כך
    כן לא לאחר להיות לו לי לך לכל למה לנו לפני מאוד מה מי מן מפני מתי עד עוד על עם עכשיו עצמי פה פי רק של שלא שלהם שלו שלי
    שלך שלנו שם תמיד`),
  fr: set(`
    ai ainsi alors au aussi autre aux avais avait avant avec avoir bien car ce cela ces cet cette chez comme comment dans de
    depuis des donc dont du elle elles en encore entre est et étais était été être eu fait faire ici il ils je jusque la le
    les leur leurs lors lui ma mais me même mes moi mon ne nos notre nous on ont ou où par parce pas pendant peu plus pour
    pourquoi quand que quel quelle qui quoi sa sans se ses si son sont sous suis sur ta tes toi ton tous tout toute très tu
    un une vos votre vous`),
  es: set(`
    al algo algunos ante antes aquí así aunque cada como con contra cosa cosas cual cuando de del desde donde dos durante el
    él ella ellos en entre era eran eres es esa ese eso esta está están estaba estar este esto estos fue fueron ha había han
    hasta hay he la las le les lo los más me mi mis mucho muy nada ni no nos nosotros o os otra otro para pero poco por
    porque que qué quien se sea ser si sí sido sin sobre son soy su sus también tan tanto te tengo tiene tienen todo todos
    tu tus un una uno unos y ya yo`),
  pt: set(`
    ainda alguns algumas além antes ao aos aqui aquele aquela aqueles as assim até bem cada coisa coisas com como contra da
    das de dela dele deles depois desde dessa desse desta deste do dos durante ela elas ele eles em enquanto entre era eram
    essa essas esse esses esta está estão estar estas estava este estes estou eu foi foram há isso isto já lá lhe mais mas
    me mesmo meu meus minha minhas muito muitos na nas nem no nos nós nossa nosso num numa não o os ou outra outras outro
    outros para pela pelas pelo pelos pode porque pois por pouco quais qual quando quanto que quem se seja sem sempre ser
    seu seus sim sobre sou sua suas são só também tem tenho ter teve tinha tive toda todas todo todos tudo um uma umas uns
    vai vou você vocês`),
  nl: set(`
    aan al alle alleen als altijd andere bent ben bij dan dat de deze die dit doen door dus een eens en er erg ergens even
    gaan gaat geen geweest goed had hadden heb hebben hebt heeft heel hem het hier hij hoe hun iets ik in is ja je jij jou
    jouw jullie kan kon kunnen maar maken me meer men met mij mijn misschien moet moeten na naar net niet niets nog nu of om
    omdat onder ons onze ook op over steeds te tegen toch toen tot u uit uw van vaak veel voor vooral waar waarom wanneer
    want waren was wat we wel werd wie wij wil worden wordt ze zelf zeer zich zij zijn zo zoals zou zouden`),
  ar: set(`
    أن أنا أنت أنه أنها أو أي أيضا أيضًا إلى إذا إن إنه الآن التي الذي الذين الى اللذان اما أما انا بعد بعض به بها بين تلك ثم جدا
    جدًا حتى حول حيث خلال دون ذلك سوف شيء ضد عن عند عندما على علي غير فقط في فيه فيها قبل قد كان كانت كل كما كنت كيف لا لأن
    لدي لقد لكن لم لن له لها لهم لي ليس ليست ما ماذا متى مثل مع معه معها من منذ منه منها نحن نفس نعم هذا هذه هل هم هنا هناك هو
    هي وأنا وقد وكان ولا ولكن وهو وهي يا يكون`),
  ko: set(`
    것을 것이 것은 같은 같이 경우 그 그것 그냥 그때 그래서 그러나 그런 그런데 그리고 나는 나의 내가 너무 다른 다시 대해 대한 더 등 따라
    때 때문에 또 또는 또한 많은 많이 매우 모두 모든 무엇 바로 및 보다 수 수가 아니라 아주 어떤 어떻게 언제 여러 역시 왜 우리 위해 위한
    이 이것 이러한 이런 이렇게 있고 있는 있다 있습니다 있었습니다 있어요 있을 자신 잘 저 저는 저의 저희 정말 제 제가 조금 좀 지금 통해
    하고 하는 하는데 하면 하지만 한 한다 할 합니다 해서 했고 했던 했습니다 했어요 함께`),
  zh: set(`
    一个 一些 一样 一直 一种 上面 下面 不是 不会 不能 为了 之前 之后 也是 了解 什么 他们 以及 以后 但是 你们 使用 其他 其中 到了 只是 可以
    可能 各种 同时 后来 因为 因此 它们 对于 已经 并且 并不 应该 当时 怎么 怎样 您好 我们 我的 或者 所以 所有 很多 时候 是否 有些 有的
    来说 没有 然后 特别 现在 由于 的话 知道 这个 这些 这样 这种 这里 进行 还是 通过 那个 那些 那么 都是 非常 需要 如果 如何 自己 比如 比较 一下 起来 出来 就是 那时`),
}
