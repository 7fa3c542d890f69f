/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'ה-webhook הזה כבר קיים',
  'There is no such webhook': 'אין webhook כזה',
  'Deliveries are kept for 30 days': 'משלוחים נשמרים 30 יום',
  'A company has 20 webhooks at most': 'לחברה יכולים להיות עד 20 webhooks',
  'This cursor is not known here': 'הסמן הזה אינו מוכר כאן',
  'There is no such recording': 'אין הקלטה כזו',
  'Choose a picture of at most 1 MB': 'יש לבחור תמונה של עד 1 MB',
  'Choose a picture in PNG, JPEG or WebP format': 'יש לבחור תמונה בפורמט PNG, JPEG או WebP',
  'Give each stage a name of its own': 'תנו לכל שלב שם משלו',
  'Say first which stages new jobs begin with': 'קבעו קודם באילו שלבים מתחילות משרות חדשות',
  'No such event': 'אין אירוע כזה',
  'Enter the name of your company': 'יש להזין את שם החברה',
  'Enter your name': 'יש להזין את שמך',
  'Use at most 100 characters': 'עד 100 תווים',
  'Choose one of the languages': 'יש לבחור אחת מהשפות',
  'Use 3 to 40 characters': 'בין 3 ל־40 תווים',
  'Use letters a to z, digits, and single hyphens between them': 'אותיות a עד z, ספרות ומקפים בודדים ביניהן',
  'This address is already taken. Please choose another one.': 'הכתובת הזאת כבר תפוסה. יש לבחור אחרת.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    'אופס! נראה שהמשתמש הזה כבר קיים. אם אין לך גישה לחשבון הקיים, יש לפנות לתמיכה',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    'אופס! שם המשתמש או הדואר האלקטרוני כבר קיימים, ואי אפשר לפתוח שני חשבונות לאותו משתמש',
  'The user your are attempting to sign up is invalid': 'לא ניתן לרשום את המשתמש הזה',
  'This phone number is already in use with another account': 'מספר הטלפון הזה כבר משויך לחשבון אחר',
  'Session expired': 'פג תוקף ההתחברות',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'הסיסמה אינה תקינה. יש לוודא שהיא עומדת בכללים שלמטה',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    'הסיסמה חלשה מדי! כדאי להימנע ממילים נפוצות ולהוסיף תווים, ספרות או אותיות',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'הסיסמה נפוצה מדי וקל לנחש אותה. יש לנסות סיסמה אחרת',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    'הסיסמה מכילה מילים מפרטי ההרשמה שלך ולכן קל לנחש אותה! יש לנסות סיסמה אחרת',
  'Your password is not secure enough, please change it': 'הסיסמה אינה בטוחה דייה, יש לשנות אותה',
  'Error in SSO authentication. Company does not support SSO.': 'שגיאה בהתחברות אחודה (SSO). החברה אינה תומכת בה.',
  'Enter your email address': 'יש להזין כתובת דואר אלקטרוני',
  'Enter a complete email address, such as name@company.com':
    'יש להזין כתובת דואר אלקטרוני מלאה, למשל name@company.com',
  'No such group': 'אין קבוצה כזאת',
  'A group can have {{0}} members': 'בקבוצה יכולים להיות {{0}} חברים',
  'A company can have {{0}} groups': 'לחברה יכולות להיות {{0}} קבוצות',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'לחברה יכולים להיות 20 מפתחות API. יש לבטל אחד שאינו בשימוש.',
  'A company can have {{0}} roles of its own': 'לחברה יכולים להיות {{0}} תפקידים משלה',
  'This company is registered already': 'החברה הזאת כבר רשומה',
  'No such API key': 'אין מפתח API כזה',
  'Choose a role': 'יש לבחור תפקיד',
  'Select at least one user': 'יש לבחור משתמש אחד לפחות',
  'Enter the secret the identity provider gave you for this client': 'יש להזין את הסוד שספק הזהויות נתן ללקוח הזה',
  'Give the group a name': 'יש לתת לקבוצה שם',
  'Give the role a name': 'יש לתת לתפקיד שם',
  'There is a group of this name already': 'כבר יש קבוצה בשם הזה',
  'There is a role of this name already': 'כבר יש תפקיד בשם הזה',
  'No such company': 'אין חברה כזאת',
  'This identity signs another account in': 'הזהות הזאת מחוברת לחשבון אחר',
  'Your plan allows 1 active job, and it is in use.': 'התוכנית שלך מאפשרת משרה פעילה אחת, והיא בשימוש.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'התוכנית שלך מאפשרת {{0}} משרות פעילות, וכולן בשימוש.',
  'Your plan allows 1 user, and it is in use.': 'התוכנית שלך מאפשרת משתמש אחד, והמקום תפוס.',
  'Your plan allows {{0}} users, and all seats are in use.': 'התוכנית שלך מאפשרת {{0}} משתמשים, וכל המקומות תפוסים.',
  'This company has a subscription already': 'לחברה הזאת כבר יש מינוי',
  'This company has no subscription': 'לחברה הזאת אין מינוי',
  'You cannot change your own role': 'אי אפשר לשנות את התפקיד של עצמך',
  'This link has been used or is too old. Ask for a new one.': 'הקישור הזה כבר נוצל או ישן מדי. יש לבקש חדש.',
  'This invitation has expired. Invite the person again.': 'ההזמנה הזאת פגה. יש להזמין את האדם שוב.',
  'You cannot remove yourself': 'אי אפשר להסיר את עצמך',
  'This account exists already': 'החשבון הזה כבר קיים',
  'This account has its company already': 'לחשבון הזה כבר יש חברה',
  'Another code can be sent in 1 second.': 'אפשר לשלוח קוד נוסף בעוד שנייה.',
  'Another code can be sent in {{0}} seconds.': 'אפשר לשלוח קוד נוסף בעוד {{0}} שניות.',
  'Another code can be sent in 1 minute.': 'אפשר לשלוח קוד נוסף בעוד דקה.',
  'Another code can be sent in {{0}} minutes.': 'אפשר לשלוח קוד נוסף בעוד {{0}} דקות.',
  'Another code can be sent in {{0}} hours.': 'אפשר לשלוח קוד נוסף בעוד {{0}} שעות.',
  'This code is no longer valid. Have a new one sent.': 'הקוד הזה כבר אינו תקף. יש לבקש קוד חדש.',
  'This invitation has been used already. Please sign in.': 'ההזמנה הזאת כבר נוצלה. יש להתחבר.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'כבר יש לך חשבון עם כתובת הדואר הזאת, וחשבון שייך לחברה אחת. אפשר להתחבר אליו, או לבקש הזמנה לכתובת אחרת.',
  'This invitation was sent to another email address.': 'ההזמנה הזאת נשלחה לכתובת דואר אחרת.',
  'This invitation link is not complete. Please open it again from the email.':
    'קישור ההזמנה אינו שלם. יש לפתוח אותו שוב מהודעת הדואר.',
  'This invitation has been withdrawn. Please ask your colleague.': 'ההזמנה הזאת בוטלה. אפשר לשאול את מי ששלח אותה.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'נשלחה אליך הזמנה חדשה יותר. יש להשתמש בקישור שבהודעה האחרונה.',
  'This invitation has expired. Please ask your colleague for a new one.': 'ההזמנה הזאת פגה. יש לבקש חדשה.',
  'This user created the company and stays its admin': 'המשתמש הזה פתח את החברה ונשאר מנהל שלה',
  'This user has joined already': 'המשתמש הזה כבר הצטרף',
  'This command id was used for something else': 'מזהה הפקודה הזה שימש למשהו אחר',
  'Somebody else changed this at the same moment. Please try again.': 'מישהו אחר שינה זאת באותו רגע. יש לנסות שוב.',
  'There is no room left to save this. Nothing was changed.': 'לא נשאר מקום לשמירה. דבר לא השתנה.',
  'This is more than can be saved at once. Nothing was changed.': 'זה יותר ממה שאפשר לשמור בבת אחת. דבר לא השתנה.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'עדיין לא ידוע אם זה נשמר. אפשר לשלוח שוב בבטחה.',
  'This cannot be saved at the moment. Nothing was changed.': 'אי אפשר לשמור זאת כרגע. דבר לא השתנה.',
  'Say what the key is for': 'יש לציין למה המפתח משמש',
  'Use at most 80 characters': 'עד 80 תווים',
  'Choose at least one': 'יש לבחור לפחות אחד',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'יותר מדי אנשים נכנסים כרגע. אפשר לנסות שוב בעוד רגע.',
  'Too many attempts. Please try again in 1 minute.': 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד דקה.',
  'Too many attempts. Please try again in {{0}} minutes.': 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {{0}} דקות.',
  'This is not your password': 'זו אינה הסיסמה שלך',
  'Your account is being set up. Please sign in in a minute.': 'החשבון שלך בהקמה. אפשר להתחבר בעוד דקה.',
  'This session has ended already': 'ההתחברות הזאת כבר הסתיימה',
  'Wrong email address or password.': 'כתובת הדואר או הסיסמה שגויות.',
  'Your company is being set up. Please sign in in a minute.': 'החברה שלך בהקמה. אפשר להתחבר בעוד דקה.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'אין לך חשבון בחברה הזאת. אפשר לבקש ממנהל להזמין אותך.',
  'Your identity provider did not say which email address is yours.': 'ספק הזהויות לא מסר מהי כתובת הדואר שלך.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'ספק הזהויות לא אישר את כתובת הדואר שלך. יש לאשר אותה אצלו ולנסות שוב.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'לכתובת הדואר הזאת יש חשבון שלא אושר מעולם. יש להתחבר עם הסיסמה ולאשר קודם את הכתובת, או לבקש סיסמה חדשה.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'בתוכנית של החברה לא נשאר לך מקום. אפשר לבקש ממנהל לפנות אחד.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'Google אינו עונה כרגע. יש לנסות שוב בעוד כמה דקות.',
  'Google did not sign you in.': 'Google לא חיבר אותך.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'ספק הזהויות אינו עונה כרגע. יש לנסות שוב בעוד כמה דקות.',
  'This ID token is not accepted': 'אסימון הזהות הזה אינו מתקבל',
  'Signing in did not work. Please try again.': 'ההתחברות לא הצליחה. יש לנסות שוב.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'ההתחברות הזאת החלה בדפדפן אחר או לפני זמן רב מדי. יש לנסות שוב.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'רק מנהל מערכת עם כל ההרשאות יכול לשנות את הכניסה האחודה: היא יכולה להכניס לכל חשבון בחברה, גם של מנהלי מערכת.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'יש להיכנס פעם אחת דרך הספק בדפדפן: שם מאשרים את כתובת הדואר שלך',
  'Sign in first': 'קודם יש להיכנס',
  'Sign in to link your account': 'יש להיכנס כדי לקשר את החשבון',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'חברה אחרת כבר הוכיחה את הדומיין הזה. אפשר לבקש ממנהלי המערכת שלה להסיר אותו.',
  'This domain is not in the list any more': 'הדומיין הזה כבר אינו ברשימה',
  'A company can have {{0}} email domains': 'לחברה יכולים להיות {{0}} דומיינים של דואר',
  'Enter the part behind the @ of your addresses, such as example.com':
    'יש להזין את החלק שאחרי ה־@ בכתובות שלך, לדוגמה example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'הדומיין הזה נותן כתובות לציבור. אפשר להוכיח רק דומיין משלך.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'שרתי השמות של הדומיין הזה אינם עונים. אפשר לנסות שוב בעוד כמה דקות.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'ב־{{0}} עדיין אין רשומת TXT כזאת. ייתכן שרשומה חדשה תיראה רק בעוד שעה.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'החברה שלך לא הוכיחה ש־{{0}} הוא דומיין הדואר שלה. אפשר לבקש הזמנה ממנהל המערכת.',
  'Your identity provider did not sign you in.': 'ספק הזהויות לא חיבר אותך.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'החברה שלך מתחברת דרך ספק זהויות משלה. יש להשתמש בהתחברות אחודה.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'יש להזין את הכתובת של ספק הזהויות, למשל https://login.example.com',
  'Enter the client ID your identity provider gave you': 'יש להזין את מזהה הלקוח שספק הזהויות נתן',
  'The address has to begin with https://': 'הכתובת צריכה להתחיל ב-https://',
  'Enter the address without a user name and password in it': 'יש להזין את הכתובת בלי שם משתמש וסיסמה בתוכה',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'המארח {{0}} נמצא בתוך רשת פרטית. מי שמפעיל את Hirelog יכול לאפשר אותו בהגדרה OIDC_PRIVATE_HOSTS.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'אין מארח בשם {{0}}. יש לבדוק אם נפלה טעות הקלדה בכתובת.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'אי אפשר לאתר כרגע את השם {{0}}. יש לנסות שוב בעוד כמה דקות.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'המארח {{0}} דוחה חיבורים. יש לבדוק את הכתובת והפורט, ואם הספק פועל.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'המארח {{0}} אינו עונה. יש לבדוק את הכתובת, ואם חומת אש חוסמת את Hirelog.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'תוקף האישור של {{0}} פג. יש לחדש אותו שם ואז לשמור שוב.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'האישור של {{0}} הונפק למארח אחר. יש להזין את המארח שלו הוא הונפק, או להחליף את האישור.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'האישור של {{0}} הונפק בידי רשות שאין בה אמון כאן. יש להנפיק אותו ברשות ציבורית.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'המארח {{0}} אינו תומך ב-TLS בפורט הזה, או מנתק את החיבור. יש לבדוק את הכתובת והפורט.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'המארח {{0}} עונה בתקלה משלו (HTTP {{1}}). יש לנסות שוב מאוחר יותר, או לפנות למי שמפעיל אותו.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'המארח {{0}} מזדהה בשם {{1}}. יש להזין בדיוק את זה כמנפיק.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'המארח {{0}} מפנה לכתובת אחרת (HTTP {{1}}). יש להזין את המנפיק כפי שהספק שלך מציין אותו.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'ב-{{0}} אין תיאור OpenID Connect בכתובת הזאת (HTTP {{1}}). יש להזין את המנפיק כפי שהספק שלך מציין אותו.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'מה ש-{{0}} עונה בכתובת הזאת אינו תיאור OpenID Connect שאפשר להשתמש בו. יש להזין את המנפיק כפי שהספק שלך מציין אותו.',
  'Technical cause: {{0}}': 'הסיבה הטכנית: {{0}}',
  'Sign in to issue a token': 'יש להתחבר כדי להנפיק אסימון',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'לאדם יכולים להיות 50 אסימונים בו־זמנית. יש לבטל אחד שאינו בשימוש.',
  'The code has {{0}} digits.': 'בקוד יש {{0}} ספרות.',
  'This is not the code we sent. Please try again.': 'זה אינו הקוד ששלחנו. יש לנסות שוב.',
  'Please verify your email address first': 'יש לאמת קודם את כתובת הדואר',
  'The address is reserved for you and being set up. Look again in a moment.':
    'הכתובת שמורה עבורך ומוגדרת כעת. יש לבדוק שוב בעוד רגע.',
  'Your question was not sent': 'השאלה שלך לא נשלחה',
  'Name 1 to 1000 users': 'יש לציין בין 1 ל־1000 משתמשים',
  'Enter 1 to {{0}} email addresses': 'יש להזין בין 1 ל־{{0}} כתובות דואר',
  'This is not a complete email address': 'זו אינה כתובת דואר מלאה',
  'This text has characters that cannot be stored': 'הטקסט מכיל תווים שאי אפשר לשמור',
  'This person is in your team already': 'האדם הזה כבר בצוות שלך',
  'This person has been invited already': 'האדם הזה כבר הוזמן',
  'The invitation is on its way. Look again in a moment.': 'ההזמנה בדרך. יש לבדוק שוב בעוד רגע.',
  'You cannot give a role that allows more than your own': 'אי אפשר לתת תפקיד שמאפשר יותר משלך',
  'This user may do more than you. Ask an administrator': 'המשתמש הזה מורשה ליותר ממך. יש לפנות למנהל',
  'Sign in to issue an API key': 'יש להתחבר כדי להנפיק מפתח API',
  'Only an administrator can issue a key for a service account': 'רק מנהל יכול להנפיק מפתח לחשבון שירות',
  'This key may do more than you. Ask an administrator': 'המפתח הזה מורשה ליותר ממך. יש לפנות למנהל',
  'This group may do more than you. Ask an administrator': 'הקבוצה הזו מורשית ליותר ממך. יש לפנות למנהל',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'התפקיד הזה מאפשר בחלק מהמשרות יותר ממה שמותר לך שם. יש לפנות למנהל',
  'You cannot take away a role that allows more than your own': 'אי אפשר לשלול תפקיד שמאפשר יותר משלך',
  'Only POST is answered here': 'כאן נענות רק בקשות POST',
  'This must be JSON': 'התוכן חייב להיות JSON',
  'Your session has ended. Please sign in again.': 'ההתחברות שלך הסתיימה. יש להתחבר שוב.',
  'This is more than a job can hold': 'זה יותר ממה שמשרה יכולה להכיל',
  'This could not be understood': 'לא ניתן היה להבין זאת',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'התוכנית שלך אינה כוללת מסרונים. אפשר להזמין בדוא״ל או לבחור תוכנית גדולה יותר.',
  'The {{0}} text messages of your plan are used up this year.': '{{0}} המסרונים שבתוכנית שלך נוצלו השנה.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'התוכנית שלך מאפשרת {{0}} ראיונות חיים בחודש: {{1}} נקבעו לחודש הזה, נותרו {{2}}. אפשר לבחור מועד בחודש מאוחר יותר או תוכנית גדולה יותר.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'התוכנית שלך מאפשרת {{0}} ראיונות חיים בחודש: {{1}} נקבעו לחודש הזה, נותרו {{2}}. אפשר לבחור מועד בחודש מאוחר יותר, או לבקש תוכנית גדולה יותר: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.': '{{0}} המסרונים שבתוכנית שלך נוצלו החודש.',
  'Your subscription is paused. Resume it to go on.': 'המינוי שלך מושהה. יש לחדש אותו כדי להמשיך.',
  'Your subscription has ended. Choose a plan to go on.': 'המינוי שלך הסתיים. יש לבחור תוכנית כדי להמשיך.',
  'Your password is expired': 'פג תוקף הסיסמה שלך',
  'For security reason, your password must be reset every 30 days': 'מטעמי אבטחה יש לחדש את הסיסמה כל 30 יום',
  'Reset my password': 'חידוש הסיסמה שלי',
  'Check your mailbox {{0}}': 'כדאי לבדוק את תיבת הדואר {{0}}',
  'This has left already': 'זה כבר נשלח',
  'Somebody has decided about this call already. Reload the page.':
    'כבר התקבלה החלטה לגבי קריאה זו. יש לטעון את הדף מחדש.',
  'Only a person has notifications, not a key': 'רק לאדם יש התראות, לא למפתח',
  'This notification cannot be changed': 'אי אפשר לשנות את ההתראה הזו',
  'Choose one of the hours': 'יש לבחור אחת מהשעות',
  'This browser did not say how it is reached': 'הדפדפן הזה לא מסר איך להגיע אליו',
  'Two reasons have the same name': 'לשתי סיבות יש אותו שם',
  'Give each reason 1 to {{0}} characters': 'כל סיבה צריכה להכיל בין תו אחד ל־{{0}} תווים',
  'At most {{0}} reasons': '{{0}} סיבות לכל היותר',
  'There is a template of this name already': 'כבר קיימת תבנית בשם הזה',
  'At most {{0}} message templates': '{{0}} תבניות הודעה לכל היותר',
  'Write it in one language at least': 'יש לכתוב אותה בשפה אחת לפחות',
  'Each language can be there once': 'כל שפה יכולה להופיע פעם אחת',
  'There is no field “{{0}}”. Use {{1}}': 'אין שדה „{{0}}”. אפשר להשתמש ב־{{1}}',
  'Put the field “link” where the link to the application belongs': 'יש להוסיף את השדה „link” במקום של הקישור למועמדות',
  'There is a brand of this name already': 'כבר יש מותג בשם הזה',
  'This picture is not there any more. Please upload it again.': 'התמונה הזו כבר לא קיימת. צריך להעלות אותה שוב.',
  'A company can have {{0}} brands': 'לחברה יכולים להיות {{0}} מותגים',
  'Make another brand the default first': 'קודם צריך לקבוע מותג אחר כברירת מחדל',
  'No such brand': 'אין מותג כזה',
  'This color is too bright for the text': 'הצבע הזה בהיר מדי לטקסט',
  'Enter a color such as #1B81F1': 'יש להזין צבע, למשל #1B81F1',
  'This file is too big (max. size 2MB)': 'הקובץ גדול מדי (עד 2MB)',
  'Ooops! Something went wrong, please try again': 'אופס! משהו השתבש, כדאי לנסות שוב',
  'The assistant’s allowance is used up for now.': 'המכסה של העוזר נוצלה לעת עתה.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'אי אפשר להגיע לעוזר כרגע. נסו שוב מאוחר יותר.',
  'The assistant’s answer could not be used. Please try again.': 'אי אפשר היה להשתמש בתשובת העוזר. נסו שוב.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'אי אפשר להסיר רקע כרגע. כדאי לנסות שוב מאוחר יותר.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'הרקע הזה אינו בצבע אחיד. כאן אפשר להסיר רק רקע אחיד.',
  'No person or thing was found in this picture.': 'לא נמצאו בתמונה הזו אדם או חפץ.',
} as Record<string, string>
