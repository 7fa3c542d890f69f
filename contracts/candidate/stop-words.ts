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
}
