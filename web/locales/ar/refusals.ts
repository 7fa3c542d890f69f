/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'هذا الـ webhook موجود بالفعل',
  'There is no such webhook': 'هذا الـ webhook غير موجود',
  'Deliveries are kept for 30 days': 'تُحفظ عمليات التسليم لمدة 30 يومًا',
  'A company has 20 webhooks at most': 'الحد الأقصى لكل شركة 20 webhook',
  'This cursor is not known here': 'هذا المؤشر غير معروف هنا',
  'There is no such recording': 'هذا التسجيل غير موجود',
  'Choose a picture of at most 1 MB': 'يُرجى اختيار صورة لا تتجاوز 1 MB',
  'Choose a picture in PNG, JPEG or WebP format': 'يُرجى اختيار صورة بتنسيق PNG أو JPEG أو WebP',
  'Give each stage a name of its own': 'يُرجى إعطاء كل مرحلة اسمًا خاصًا بها',
  'Say first which stages new jobs begin with': 'يُرجى أولًا تحديد المراحل التي تبدأ بها الوظائف الجديدة',
  'No such event': 'هذا الحدث غير موجود',
  'Enter the name of your company': 'يُرجى إدخال اسم شركتك',
  'Enter your name': 'يُرجى إدخال اسمك',
  'Use at most 100 characters': 'الحد الأقصى 100 حرف',
  'Choose one of the languages': 'يُرجى اختيار إحدى اللغات',
  'Use 3 to 40 characters': 'من 3 إلى 40 حرفًا',
  'Use letters a to z, digits, and single hyphens between them': 'الحروف من a إلى z والأرقام وشرطات مفردة بينها',
  'This address is already taken. Please choose another one.': 'هذا العنوان محجوز بالفعل. يُرجى اختيار عنوان آخر.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    'عذرًا! يبدو أن هذا المستخدم موجود بالفعل. يُرجى التواصل مع الدعم إذا تعذر الوصول إلى حسابك الحالي',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    'عذرًا! اسم المستخدم أو البريد الإلكتروني هذا موجود بالفعل، ولا نسمح بحسابين للمستخدم نفسه',
  'The user your are attempting to sign up is invalid': 'لا يمكن إنشاء الحساب بهذه الطريقة',
  'This phone number is already in use with another account': 'رقم الهاتف هذا مستخدم بالفعل في حساب آخر',
  'Session expired': 'انتهت الجلسة',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'عذرًا، كلمة المرور هذه غير صالحة. يُرجى مراعاة القواعد أدناه',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    'عذرًا، كلمة المرور هذه ضعيفة جدًا! يُرجى تجنب الكلمات الشائعة وإضافة المزيد من الرموز أو الأرقام أو الحروف',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'عذرًا، كلمة المرور هذه شائعة جدًا ويسهل تخمينها. يُرجى تجربة كلمة أخرى',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    'عذرًا، تحتوي كلمة المرور هذه على كلمات من بيانات تسجيلك، وهذا يسهّل تخمينها! يُرجى تجربة كلمة أخرى',
  'Your password is not secure enough, please change it': 'كلمة المرور ليست آمنة بما يكفي، يُرجى تغييرها',
  'Error in SSO authentication. Company does not support SSO.': 'تعذر الدخول عبر SSO. الشركة لا تدعم SSO.',
  'Enter your email address': 'يُرجى إدخال عنوان بريدك الإلكتروني',
  'Enter a complete email address, such as name@company.com':
    'يُرجى إدخال عنوان بريد إلكتروني كامل، مثل name@company.com',
  'No such group': 'هذه المجموعة غير موجودة',
  'A group can have {{0}} members': 'الحد الأقصى لأعضاء المجموعة هو {{0}}',
  'A company can have {{0}} groups': 'الحد الأقصى لمجموعات الشركة هو {{0}}',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'الحد الأقصى لكل شركة 20 مفتاح API. يُرجى إبطال مفتاح لم يعد مستخدمًا.',
  'A company can have {{0}} roles of its own': 'الحد الأقصى للأدوار الخاصة بالشركة هو {{0}}',
  'This company is registered already': 'هذه الشركة مسجلة بالفعل',
  'No such API key': 'مفتاح API هذا غير موجود',
  'Choose a role': 'يُرجى اختيار دور',
  'Select at least one user': 'يُرجى تحديد مستخدم واحد على الأقل',
  'Enter the secret the identity provider gave you for this client':
    'يُرجى إدخال السر الذي منحه موفر الهوية لهذا العميل',
  'Give the group a name': 'يُرجى إعطاء المجموعة اسمًا',
  'Give the role a name': 'يُرجى إعطاء الدور اسمًا',
  'There is a group of this name already': 'توجد مجموعة بهذا الاسم بالفعل',
  'There is a role of this name already': 'يوجد دور بهذا الاسم بالفعل',
  'No such company': 'هذه الشركة غير موجودة',
  'This identity signs another account in': 'هذه الهوية تُستخدم للدخول إلى حساب آخر',
  'Your plan allows 1 active job, and it is in use.': 'تتيح خطتك وظيفة نشطة واحدة، وهي مستخدمة.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'تتيح خطتك هذا العدد من الوظائف النشطة: {{0}}، وكلها مستخدمة.',
  'Your plan allows 1 user, and it is in use.': 'تتيح خطتك مستخدمًا واحدًا، ومقعده مشغول.',
  'Your plan allows {{0}} users, and all seats are in use.':
    'تتيح خطتك هذا العدد من المستخدمين: {{0}}، وكل المقاعد مشغولة.',
  'This company has a subscription already': 'لدى هذه الشركة اشتراك بالفعل',
  'This company has no subscription': 'ليس لدى هذه الشركة اشتراك',
  'You cannot change your own role': 'لا يمكنك تغيير دورك',
  'This link has been used or is too old. Ask for a new one.': 'هذا الرابط مستخدم أو قديم جدًا. يُرجى طلب رابط جديد.',
  'This invitation has expired. Invite the person again.': 'انتهت صلاحية هذه الدعوة. يُرجى دعوة الشخص مرة أخرى.',
  'You cannot remove yourself': 'لا يمكنك إزالة نفسك',
  'This account exists already': 'هذا الحساب موجود بالفعل',
  'This account has its company already': 'لهذا الحساب شركة بالفعل',
  'Another code can be sent in 1 second.': 'يمكن إرسال رمز آخر بعد ثانية واحدة.',
  'Another code can be sent in {{0}} seconds.': 'يمكن إرسال رمز آخر بعد {{0}} ثانية.',
  'Another code can be sent in 1 minute.': 'يمكن إرسال رمز آخر بعد دقيقة واحدة.',
  'Another code can be sent in {{0}} minutes.': 'يمكن إرسال رمز آخر بعد {{0}} دقيقة.',
  'Another code can be sent in {{0}} hours.': 'يمكن إرسال رمز آخر بعد {{0}} ساعة.',
  'This code is no longer valid. Have a new one sent.': 'هذا الرمز لم يعد صالحًا. يُرجى طلب إرسال رمز جديد.',
  'This invitation has been used already. Please sign in.': 'هذه الدعوة مستخدمة بالفعل. يُرجى تسجيل الدخول.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'لديك حساب بعنوان البريد الإلكتروني هذا بالفعل، والحساب يتبع شركة واحدة. يُرجى تسجيل الدخول، أو طلب دعوة من زميلك إلى عنوان آخر.',
  'This invitation was sent to another email address.': 'أُرسلت هذه الدعوة إلى عنوان بريد إلكتروني آخر.',
  'This invitation link is not complete. Please open it again from the email.':
    'رابط الدعوة هذا غير مكتمل. يُرجى فتحه مرة أخرى من رسالة البريد الإلكتروني.',
  'This invitation has been withdrawn. Please ask your colleague.': 'سُحبت هذه الدعوة. يُرجى سؤال زميلك.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'أُرسلت إليك دعوة أحدث. يُرجى استخدام الرابط في آخر رسالة بريد إلكتروني.',
  'This invitation has expired. Please ask your colleague for a new one.':
    'انتهت صلاحية هذه الدعوة. يُرجى طلب دعوة جديدة من زميلك.',
  'This user created the company and stays its admin': 'هذا المستخدم أنشأ الشركة ويبقى مشرفًا عليها',
  'This user has joined already': 'انضم هذا المستخدم بالفعل',
  'This command id was used for something else': 'معرف الأمر هذا مستخدم لشيء آخر',
  'Somebody else changed this at the same moment. Please try again.':
    'أجرى شخص آخر تغييرًا هنا في اللحظة نفسها. يُرجى المحاولة مرة أخرى.',
  'There is no room left to save this. Nothing was changed.': 'لم تعد هناك مساحة لحفظ هذا. لم يتغير شيء.',
  'This is more than can be saved at once. Nothing was changed.': 'هذا أكثر مما يمكن حفظه دفعة واحدة. لم يتغير شيء.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'لم يُعرف بعد إن كان هذا قد حُفظ. يمكن إرساله مرة أخرى بأمان.',
  'This cannot be saved at the moment. Nothing was changed.': 'لا يمكن حفظ هذا حاليًا. لم يتغير شيء.',
  'Say what the key is for': 'يُرجى ذكر الغرض من المفتاح',
  'Use at most 80 characters': 'الحد الأقصى 80 حرفًا',
  'Choose at least one': 'يُرجى اختيار عنصر واحد على الأقل',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'يسجّل الدخول حاليًا عدد كبير من الأشخاص. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'Too many attempts. Please try again in 1 minute.': 'محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد دقيقة واحدة.',
  'Too many attempts. Please try again in {{0}} minutes.': 'محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد {{0}} دقيقة.',
  'This is not your password': 'هذه ليست كلمة مرورك',
  'Your account is being set up. Please sign in in a minute.': 'يجري إعداد حسابك. يُرجى تسجيل الدخول بعد دقيقة.',
  'This session has ended already': 'انتهت هذه الجلسة بالفعل',
  'Wrong email address or password.': 'عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Your company is being set up. Please sign in in a minute.': 'يجري إعداد شركتك. يُرجى تسجيل الدخول بعد دقيقة.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'ليس لك حساب في هذه الشركة. يُرجى طلب دعوة من أحد المشرفين.',
  'Your identity provider did not say which email address is yours.': 'لم يذكر موفر الهوية عنوان بريدك الإلكتروني.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'لم يؤكد موفر الهوية عنوان بريدك الإلكتروني. يُرجى تأكيده هناك ثم المحاولة مرة أخرى.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'لعنوان البريد الإلكتروني هذا حساب لم يتم تأكيده قط. يُرجى تسجيل الدخول بكلمة المرور وتأكيد العنوان أولًا، أو طلب كلمة مرور جديدة.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'لم يبقَ لك مقعد في خطة شركتك. يُرجى الطلب من أحد المشرفين إخلاء مقعد.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'Google لا يستجيب حاليًا. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  'Google did not sign you in.': 'لم يتم تسجيل دخولك عبر Google.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'موفر الهوية لا يستجيب حاليًا. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  'This ID token is not accepted': 'رمز الهوية (ID token) هذا غير مقبول',
  'Signing in did not work. Please try again.': 'تعذر تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'بدأ تسجيل الدخول هذا في متصفح آخر، أو منذ وقت طويل جدًا. يُرجى المحاولة مرة أخرى.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'لا يمكن تغيير الدخول الموحد إلا لمشرف يملك كل الصلاحيات: فهو يتيح الدخول إلى أي حساب في الشركة، بما في ذلك حسابات المشرفين.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'يُرجى تسجيل الدخول مرة واحدة عبر الموفر في متصفح: هناك يتم تأكيد عنوان بريدك الإلكتروني',
  'Sign in first': 'يُرجى تسجيل الدخول أولًا',
  'Sign in to link your account': 'يُرجى تسجيل الدخول لربط حسابك',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'أثبتت شركة أخرى ملكية هذا النطاق بالفعل. يُرجى الطلب من مشرفيها إزالته هناك.',
  'This domain is not in the list any more': 'لم يعد هذا النطاق في القائمة',
  'A company can have {{0}} email domains': 'الحد الأقصى لنطاقات البريد الإلكتروني للشركة هو {{0}}',
  'Enter the part behind the @ of your addresses, such as example.com':
    'يُرجى إدخال الجزء الذي يلي @ في عناوينكم، مثل example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'يمنح هذا النطاق عناوين لعامة الناس. لا يمكن إثبات ملكية نطاق إلا إذا كان خاصًا بك.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'خوادم أسماء هذا النطاق لا تستجيب. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'لا يوجد سجل TXT هذا في {{0}} بعد. قد يستغرق ظهور السجل الجديد ساعة.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'لم تُثبت شركتك أن {{0}} نطاق البريد الإلكتروني الخاص بها. يُرجى طلب دعوة من أحد المشرفين.',
  'Your identity provider did not sign you in.': 'لم يتم تسجيل دخولك عبر موفر الهوية.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'تسجل شركتك الدخول عبر موفر الهوية الخاص بها. يُرجى استخدام الدخول الموحد.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'يُرجى إدخال عنوان موفر الهوية، مثل https://login.example.com',
  'Enter the client ID your identity provider gave you': 'يُرجى إدخال معرف العميل الذي منحك إياه موفر الهوية',
  'The address has to begin with https://': 'يجب أن يبدأ العنوان بـ https://',
  'Enter the address without a user name and password in it': 'يُرجى إدخال العنوان دون اسم مستخدم أو كلمة مرور فيه',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'يقع المضيف {{0}} داخل شبكة خاصة. يمكن لمن يدير Hirelog السماح به عبر الإعداد OIDC_PRIVATE_HOSTS.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'لا يوجد مضيف باسم {{0}}. يُرجى التحقق من عدم وجود خطأ إملائي في العنوان.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'لا يمكن البحث عن الاسم {{0}} حاليًا. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'يرفض المضيف {{0}} الاتصالات. يُرجى التحقق من العنوان والمنفذ، ومن أن الموفر يعمل.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'المضيف {{0}} لا يستجيب. يُرجى التحقق من العنوان، ومن أن جدار حماية لا يمنع Hirelog من الوصول إليه.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'انتهت صلاحية شهادة {{0}}. يُرجى تجديدها هناك ثم الحفظ مرة أخرى.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'صدرت شهادة {{0}} لمضيف آخر. يُرجى إدخال المضيف الذي صدرت له، أو طلب استبدالها.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'شهادة {{0}} صادرة عن جهة غير موثوق بها هنا. يُرجى استصدارها من جهة عامة.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'لا يدعم المضيف {{0}} بروتوكول TLS على هذا المنفذ، أو يقطع الاتصال. يُرجى التحقق من العنوان والمنفذ.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'يستجيب المضيف {{0}} بخطأ من جانبه (HTTP {{1}}). يُرجى المحاولة لاحقًا، أو سؤال من يديره.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'يسمي المضيف {{0}} نفسه {{1}}. يُرجى إدخال ذلك بالضبط كجهة إصدار.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'يحوّل المضيف {{0}} إلى عنوان آخر (HTTP {{1}}). يُرجى إدخال جهة الإصدار كما يذكرها الموفر.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'ليس لدى المضيف {{0}} وصف OpenID Connect في هذا العنوان (HTTP {{1}}). يُرجى إدخال جهة الإصدار كما يذكرها الموفر.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'ما يردّ به {{0}} في هذا العنوان ليس وصف OpenID Connect صالحًا للاستخدام. يُرجى إدخال جهة الإصدار كما يذكرها الموفر.',
  'Technical cause: {{0}}': 'السبب التقني: {{0}}',
  'Sign in to issue a token': 'يُرجى تسجيل الدخول لإصدار رمز وصول',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'الحد الأقصى لكل شخص 50 رمز وصول في الوقت نفسه. يُرجى إبطال رمز لم يعد مستخدمًا.',
  'The code has {{0}} digits.': 'عدد أرقام الرمز: {{0}}.',
  'This is not the code we sent. Please try again.': 'ليس هذا هو الرمز الذي أرسلناه. يُرجى المحاولة مرة أخرى.',
  'Please verify your email address first': 'يُرجى تأكيد عنوان بريدك الإلكتروني أولًا',
  'The address is reserved for you and being set up. Look again in a moment.':
    'العنوان محجوز لك ويجري إعداده. يُرجى التحقق مرة أخرى بعد لحظات.',
  'Your question was not sent': 'لم يُرسل سؤالك',
  'Name 1 to 1000 users': 'يُرجى ذكر 1 إلى 1000 مستخدم',
  'Enter 1 to {{0}} email addresses': 'يُرجى إدخال 1 إلى {{0}} من عناوين البريد الإلكتروني',
  'This is not a complete email address': 'هذا ليس عنوان بريد إلكتروني كاملًا',
  'This text has characters that cannot be stored': 'يحتوي هذا النص على رموز لا يمكن حفظها',
  'This person is in your team already': 'هذا الشخص في فريقك بالفعل',
  'This person has been invited already': 'هذا الشخص مدعو بالفعل',
  'The invitation is on its way. Look again in a moment.': 'الدعوة في الطريق. يُرجى التحقق مرة أخرى بعد لحظات.',
  'You cannot give a role that allows more than your own': 'لا يمكنك منح دور يتيح أكثر مما يتيحه دورك',
  'This user may do more than you. Ask an administrator': 'يملك هذا المستخدم صلاحيات أكثر منك. يُرجى سؤال أحد المشرفين',
  'Sign in to issue an API key': 'يُرجى تسجيل الدخول لإصدار مفتاح API',
  'Only an administrator can issue a key for a service account': 'لا يمكن إصدار مفتاح لحساب خدمة إلا لمشرف',
  'This key may do more than you. Ask an administrator': 'يملك هذا المفتاح صلاحيات أكثر منك. يُرجى سؤال أحد المشرفين',
  'This group may do more than you. Ask an administrator': 'تملك هذه المجموعة صلاحيات أكثر منك. يُرجى سؤال أحد المشرفين',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'يتيح هذا الدور في بعض الوظائف أكثر مما يحق لك فيها. يُرجى سؤال أحد المشرفين',
  'You cannot take away a role that allows more than your own': 'لا يمكنك سحب دور يتيح أكثر مما يتيحه دورك',
  'Only POST is answered here': 'تُقبل هنا طلبات POST فقط',
  'This must be JSON': 'يجب أن يكون هذا بتنسيق JSON',
  'Your session has ended. Please sign in again.': 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
  'This is more than a job can hold': 'هذا أكثر مما تتسع له وظيفة',
  'This could not be understood': 'تعذر فهم هذا',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'لا تشمل خطتك الرسائل النصية. يُرجى الدعوة بالبريد الإلكتروني، أو اختيار خطة أكبر.',
  'The {{0}} text messages of your plan are used up this year.':
    'استُهلكت الرسائل النصية في خطتك لهذا العام، وعددها {{0}}.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'تتيح خطتك من المقابلات المباشرة شهريًا: {{0}}. المحجوز لهذا الشهر: {{1}}، والمتبقي: {{2}}. يُرجى اختيار موعد في شهر لاحق أو خطة أكبر.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'تتيح خطتك من المقابلات المباشرة شهريًا: {{0}}. المحجوز لهذا الشهر: {{1}}، والمتبقي: {{2}}. يُرجى اختيار موعد في شهر لاحق، أو طلب خطة أكبر: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.':
    'استُهلكت الرسائل النصية في خطتك لهذا الشهر، وعددها {{0}}.',
  'Your subscription is paused. Resume it to go on.': 'اشتراكك متوقف مؤقتًا. يُرجى استئنافه للمتابعة.',
  'Your subscription has ended. Choose a plan to go on.': 'انتهى اشتراكك. يُرجى اختيار خطة للمتابعة.',
  'Your password is expired': 'انتهت صلاحية كلمة مرورك',
  'For security reason, your password must be reset every 30 days':
    'لأسباب أمنية، يجب إعادة تعيين كلمة المرور كل 30 يومًا',
  'Reset my password': 'إعادة تعيين كلمة المرور',
  'Check your mailbox {{0}}': 'يُرجى التحقق من بريدك {{0}}',
  'This has left already': 'أُرسل هذا بالفعل',
  'Somebody has decided about this call already. Reload the page.':
    'سبق أن بتّ شخص ما في هذا الطلب. يُرجى إعادة تحميل الصفحة.',
  'Only a person has notifications, not a key': 'الإشعارات للأشخاص فقط، لا للمفاتيح',
  'This notification cannot be changed': 'لا يمكن تغيير هذا الإشعار',
  'Choose one of the hours': 'يُرجى اختيار إحدى الساعات',
  'This browser did not say how it is reached': 'لم يذكر هذا المتصفح طريقة الوصول إليه',
  'Two reasons have the same name': 'هناك سببان بالاسم نفسه',
  'Give each reason 1 to {{0}} characters': 'يُرجى كتابة كل سبب بعدد أحرف من 1 إلى {{0}}',
  'At most {{0}} reasons': 'الحد الأقصى لعدد الأسباب هو {{0}}',
  'There is a template of this name already': 'يوجد قالب بهذا الاسم بالفعل',
  'At most {{0}} message templates': 'الحد الأقصى لعدد قوالب الرسائل هو {{0}}',
  'Write it in one language at least': 'يُرجى كتابته بلغة واحدة على الأقل',
  'Each language can be there once': 'لا يمكن أن ترد كل لغة إلا مرة واحدة',
  'There is no field “{{0}}”. Use {{1}}': 'لا يوجد حقل «{{0}}». يمكن استخدام {{1}}',
  'Put the field “link” where the link to the application belongs':
    'يُرجى وضع الحقل «link» حيث يجب أن يظهر رابط طلب الترشح',
  'There is a brand of this name already': 'توجد علامة تجارية بهذا الاسم بالفعل',
  'This picture is not there any more. Please upload it again.': 'لم تعد هذه الصورة موجودة. يُرجى رفعها مرة أخرى.',
  'A company can have {{0}} brands': 'الحد الأقصى لعدد العلامات التجارية للشركة هو {{0}}',
  'Make another brand the default first': 'يُرجى أولًا جعل علامة تجارية أخرى افتراضية',
  'No such brand': 'هذه العلامة التجارية غير موجودة',
  'This color is too bright for the text': 'هذا اللون فاتح جدًا للنص',
  'Enter a color such as #1B81F1': 'يُرجى إدخال لون مثل #1B81F1',
  'This file is too big (max. size 2MB)': 'هذا الملف كبير جدًا (الحد الأقصى 2 MB)',
  'Ooops! Something went wrong, please try again': 'عذرًا! حدث خطأ ما، يُرجى المحاولة مرة أخرى',
  'The assistant’s allowance is used up for now.': 'استُهلكت حصة المساعد في الوقت الحالي.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'لا يمكن الوصول إلى المساعد حاليًا. يُرجى المحاولة لاحقًا.',
  'The assistant’s answer could not be used. Please try again.': 'تعذر استخدام إجابة المساعد. يُرجى المحاولة مرة أخرى.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'لا يمكن إزالة الخلفيات حاليًا. يُرجى المحاولة لاحقًا.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'هذه الخلفية ليست بلون واحد متجانس. لا يمكن هنا إزالة إلا الخلفيات المتجانسة.',
  'No person or thing was found in this picture.': 'لم يُعثر في هذه الصورة على شخص أو شيء.',
} as Record<string, string>
