import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} تدعوك إلى الترشح: {{job}}',
  invitationText:
    'مرحبًا {{name}}،\n\nيسر {{company}} التعرف عليك لشغل وظيفة «{{job}}».\n\nيمكنك الإجابة عن بعض الأسئلة وتسجيل إجاباتك بالفيديو في الوقت الذي يناسبك:\n{{link}}\n\nهذا الرابط خاص بك وحدك: يعيدك دائمًا إلى حيث توقفت.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nطلب ترشحك: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: 'أرسلت إليك {{company}} هذه الرسالة عبر Hirelog. الردود على هذا البريد لا تصل إلى الشركة.',
  sentByCompany: 'أرسلت إليك {{company}} هذه الرسالة. الردود على هذا البريد لا تصل إلى الشركة.',
  ownText: '{{text}}\n',
  optOut: 'إيقاف الدعوات والتذكيرات من {{company}}: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'فتح طلب ترشحك',
  shareSubject: '{{sender}} يود معرفة رأيك: {{title}}',
  shareText:
    'مرحبًا {{name}}،\n\nشارك {{sender}} من {{company}} معك مرشحين لوظيفة «{{job}}».\n\n{{message}}{{link}}\n\nهذا الرابط خاص بك وحدك ويعمل حتى {{until}}. لا تحتاج إلى حساب. يُبلَّغ {{sender}} عند فتحه؛ يُرجى عدم تمريره إلى آخرين.\n',
  openShared: 'عرض المرشحين',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'طلب ترشحك لدى {{company}} بانتظارك: {{job}}',
  reminderText:
    'مرحبًا {{name}}،\n\nلم يكتمل بعد طلب ترشحك لوظيفة «{{job}}» لدى {{company}}. يمكنك المتابعة من حيث توقفت:\n{{link}}\n',
  applicationLinkSubject: 'رابطك للمتابعة: {{job}}',
  applicationLinkText:
    'مرحبًا {{name}}،\n\nطلبت رابطًا جديدًا لطلب ترشحك لوظيفة «{{job}}» لدى {{company}}:\n{{link}}\n\nهذا الرابط خاص بك وحدك. إذا لم تطلبه، فلا داعي لأي إجراء.\n',
  teamInvitationSubject: 'دعوة للانضمام إلى {{company}} على Hirelog',
  teamInvitationText:
    'مرحبًا،\n\nيدعوك {{inviter}} إلى الانضمام إلى فريق {{company}} على Hirelog.\n\nيمكنك اختيار اسمك وكلمة المرور هنا:\n{{link}}\n\nهذا الرابط خاص بك وحدك، ويعمل مرة واحدة، وحتى {{until}}.\n',
  teamInvitationTextOfNobody:
    'مرحبًا،\n\nتمت دعوتك إلى الانضمام إلى فريق {{company}} على Hirelog.\n\nيمكنك اختيار اسمك وكلمة المرور هنا:\n{{link}}\n\nهذا الرابط خاص بك وحدك، ويعمل مرة واحدة، وحتى {{until}}.\n',
  apiKeySubject: 'مفتاح API الخاص بك',
  apiKeyText:
    'مرحبًا {{name}}،\n\nهذا هو مفتاح API الذي طلبته. كل من يملكه يمكنه التصرف باسم شركتك، لذا يُرجى حفظه حيث تحفظ كلمات المرور.\n\n{{key}}\n',
  supportSubject: 'سؤال من {{name}}، {{company}}',
  supportText: '{{text}}\n\n{{name}} من {{company}}، في الصفحة {{page}}\nالرد إلى: {{email}}\n',
  planQuestionSubject: 'سؤال عن الخطط من {{name}}، {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}} من {{company}}\nالخطة الحالية: {{current}}\nبشأن: {{about}}\nالهاتف: {{phone}}\nالرد إلى: {{email}}\n',
  verificationCodeSubject: '{{code}} هو رمزك في Hirelog',
  verificationCodeText:
    'مرحبًا {{name}}،\n\nيثبت هذا الرمز أن عنوان البريد الإلكتروني يخصك:\n\n{{code}}\n\nيمكن استخدامه لمدة 15 دقيقة. إذا لم تسجل في Hirelog، فلا داعي لأي إجراء.\n',
  signInConfirmationSubject: '{{code}} رمز تأكيد تسجيل دخولك إلى Hirelog',
  signInConfirmationText:
    'مرحبًا،\n\nأفاد موفر الهوية في شركتك بأنك تريد تسجيل الدخول إلى {{company}}. يُرجى إدخال هذا الرمز في المتصفح الذي بدأت منه:\n\n{{code}}\n\nيعمل الرمز مرة واحدة خلال 15 دقيقة. نطلبه لأن تسجيل الدخول هذا جديد على حسابك أو على هذا المتصفح.\n\nإذا لم تكن أنت من طلب ذلك، فيُرجى عدم تمرير الرمز وإبلاغ أحد مشرفي شركتك: يبقى حسابك مغلقًا من دونه.\n',
  signInConfirmationTextGoogle:
    'مرحبًا،\n\nأفادت Google بأنك تريد تسجيل الدخول إلى {{company}}. يُرجى إدخال هذا الرمز في المتصفح الذي بدأت منه:\n\n{{code}}\n\nيعمل الرمز مرة واحدة خلال 15 دقيقة. نطلبه لأن تسجيل الدخول هذا جديد على حسابك أو على هذا المتصفح.\n\nإذا لم تكن أنت من طلب ذلك، فيُرجى عدم تمرير الرمز وإبلاغ أحد مشرفي شركتك: يبقى حسابك مغلقًا من دونه.\n',
  domainProofSubject: '{{company}} تريد تسجيل دخول موظفيها بعناوين {{domain}}',
  domainProofText:
    'مرحبًا،\n\nتستخدم {{company}} منصة Hirelog، وتقول إن نطاق البريد {{domain}} يخصها. إذا كان هذا صحيحًا، فيُرجى تسليم هذا الرمز إلى المشرف الذي طلبه:\n\n{{code}}\n\nبه تفتح الشركة حسابات لأصحاب عناوين {{domain}} الذين يسجل موفر الهوية لديها دخولهم. يعمل الرمز لمدة 24 ساعة. إذا كان هذا غير صحيح، فلا داعي لأي إجراء سوى عدم تمرير الرمز.\n',
  webhookSubject: 'webhook لدى {{company}}: {{about}}',
  integrationConnectedSubject: 'تم ربط {{about}} مع {{company}}',
  integrationConnectedText:
    'مرحبًا {{name}}،\n\nقام {{by}} بربط {{about}}: يقرأ هذا النظام عناوين وظائفك النشطة، ويضيف إليها مرشحين، وتُرسل إليه نتائجهم.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى قطع الربط فورًا:\n{{link}}\n',
  integrationAvailableSubject: 'أصبح ربط {{about}} متاحًا',
  integrationAvailableText:
    'مرحبًا {{name}}،\n\nأردت أن تعرف متى يمكن ربط {{about}} مع Hirelog. أصبح ذلك متاحًا الآن:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} في الانتظار: غادر {{company}} من قام بالربط',
  integrationOwnerLeftText:
    'مرحبًا {{name}}،\n\nالزميل الذي ربط {{about}} لم يعد في {{company}}. يبقى الربط في الانتظار حتى يعيده أحد المشرفين، ولن يضيع شيء حتى ذلك الحين:\n{{link}}\n',
  webhookAddedText:
    'مرحبًا {{name}}،\n\nأضاف {{by}} webhook: من الآن فصاعدًا يُرسل ما يحدث لمرشحي {{company}} ووظائفها إلى {{about}}.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى حذفه فورًا:\n{{link}}\n',
  calendarPausedSubject: 'يلزم إعادة ربط تقويمك {{about}}',
  calendarPausedText:
    'مرحبًا {{name}}،\n\nلم يعد تقويمك {{about}} يسمح لنا بالدخول: انتهت صلاحية كلمة المرور أو الإذن. لا تُكتب المقابلات فيه، وأوقات الانشغال فيه هي آخر ما عُرف. يمكنك إعادة ربطه هنا:\n{{link}}\n',
  webhookPausedText:
    'مرحبًا {{name}}،\n\nتوقف مؤقتًا webhook الخاص بشركة {{company}} على {{about}}: الخطة لا تشمل webhook، أو غادر صاحبه أو لم تعد لديه صلاحية إدارة عمليات الربط. لن يضيع شيء؛ ما يحدث في هذه الأثناء يبقى في الانتظار.\n\n{{link}}\n',
  webhookOffText:
    'مرحبًا {{name}}،\n\nتم إيقاف webhook الخاص بشركة {{company}} على {{about}}: تعذر وصوله خمسة أيام، أو أجاب بأنه لم يعد موجودًا. يمكنك إصلاحه واستئنافه هنا:\n{{link}}\n',
  measurementConnectedText:
    'مرحبًا {{name}}،\n\nقام {{by}} بربط {{about}}: تُحتسب فيه زيارات صفحات الترشح لديك، للزوار الذين يوافقون على ذلك.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى قطع الربط فورًا:\n{{link}}\n',
  zapierSubject: 'Zapier لدى {{company}}',
  zapierConnectedText:
    'مرحبًا {{name}}،\n\nقام {{by}} بربط {{about}}: تصل إلى الـ Zaps فيه أخبار المرشحين، ويمكنها إضافتهم ودعوتهم ونقلهم والتعليق عليهم بصلاحيات هذا الزميل.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى قطع الربط فورًا:\n{{link}}\n',
  zapierAddedText:
    'مرحبًا {{name}}،\n\nتم تشغيل Zap: من الآن فصاعدًا يُرسل ما يحدث لمرشحي {{company}} إلى {{about}}.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى إنهاؤه فورًا:\n{{link}}\n',
  zapierPausedText:
    'مرحبًا {{name}}،\n\nلا يصل شيء حاليًا إلى الـ Zaps الخاصة بشركة {{company}}: الخطة لا تشمل Zapier، أو غادر الزميل الذي ربطه. لن يضيع شيء؛ تبقى الأحداث في الانتظار حتى 30 يومًا.\n\n{{link}}\n',
  zapierOffText:
    'مرحبًا {{name}}،\n\nلم تعد الأحداث تصل إلى Zap الخاص بشركة {{company}} على {{about}}: تعذر وصوله خمسة أيام، أو أجاب Zapier بأنه لم يعد موجودًا. للمتابعة، يُرجى إيقافه ثم تشغيله من جديد في Zapier:\n{{link}}\n',
  chatAdded: 'تمت إضافة {{name}} إلى {{job}}',
  chatInvited: 'تمت دعوة {{name}} إلى {{job}}',
  chatApplied: 'بدأ {{name}} الترشح لوظيفة {{job}}',
  chatCompleted: 'أكمل {{name}} طلب الترشح لوظيفة {{job}}',
  chatMoved: 'انتقل {{name}} من {{from}} إلى {{to}} ({{job}})',
  chatScored: 'تم إرسال بطاقة تقييم عن {{name}} ({{job}})',
  chatRated: 'تم تقييم {{name}} ({{job}})',
  chatCommented: 'تعليق جديد على {{name}} ({{job}})',
  chatHired: 'تم توظيف {{name}} في {{job}}',
  chatRejected: 'تم رفض {{name}} ({{job}})',
  chatErased: 'تم حذف مرشح لوظيفة {{job}}',
  chatBooked: 'تم حجز لقاء مع {{name}} ({{job}})',
  chatMeetingMoved: 'تغير موعد اللقاء مع {{name}} ({{job}})',
  chatMeetingCancelled: 'تم إلغاء اللقاء مع {{name}} ({{job}})',
  chatActivated: '{{job}} نشطة الآن',
  chatArchived: 'تمت أرشفة {{job}}',
  chatClosing: 'يُغلق الترشح لوظيفة {{job}} خلال يوم',
  chatMention: 'تمت الإشارة إلى {{person}} في تعليق على {{name}} ({{job}})',
  chatScoreDue: 'بطاقة تقييم {{name}} مطلوبة من {{person}} ({{job}})',
  chatImported: 'اكتمل الاستيراد إلى {{job}}. عدد المرشحين المضافين: {{added}}',
  chatTest: 'يمكن لمنصة Hirelog الكتابة في هذه القناة.',
  chatColleague: 'زميل',
  chatUnknown: 'مرشح',
  chatOpen: 'فتح في Hirelog',
  signOnChangedSubject: 'تم تغيير تسجيل الدخول الموحد لدى {{company}}',
  signOnConfiguredText:
    'مرحبًا {{name}}،\n\nعيّن {{by}} موفر الهوية لشركة {{company}} إلى {{about}}. وهو الذي يسجل دخول العاملين في شركتك.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى مراجعة الإعدادات فورًا:\n{{link}}\n',
  signOnDisabledText:
    'مرحبًا {{name}}،\n\nأوقف {{by}} تسجيل الدخول الموحد لدى {{company}}. عاد تسجيل الدخول بكلمات المرور.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى مراجعة الإعدادات فورًا:\n{{link}}\n',
  emailDomainAddedText:
    'مرحبًا {{name}}،\n\nأضاف {{by}} النطاق {{about}} إلى نطاقات البريد لدى {{company}}. لم يتم إثباته بعد.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى مراجعة الإعدادات فورًا:\n{{link}}\n',
  emailDomainProvenText:
    'مرحبًا {{name}}،\n\nأثبت {{by}} أن {{about}} من نطاقات البريد لدى {{company}}. من الآن فصاعدًا يمكن لموفر الهوية فتح حسابات لعناوينه.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى مراجعة الإعدادات فورًا:\n{{link}}\n',
  emailDomainRemovedText:
    'مرحبًا {{name}}،\n\nأزال {{by}} النطاق {{about}} من نطاقات البريد لدى {{company}}. يحتاج الأشخاص الجدد بعناوينه إلى دعوة.\n\nتصلك هذه الرسالة بصفتك مشرفًا في {{company}}. إذا كان هذا غير صحيح، فيُرجى مراجعة الإعدادات فورًا:\n{{link}}\n',
  passwordResetSubject: 'تعيين كلمة مرور جديدة في Hirelog',
  passwordResetText:
    'مرحبًا {{name}}،\n\nطلب شخص ما، نرجو أن يكون أنت، كلمة مرور جديدة. يمكن تعيينها هنا:\n{{link}}\n\nيُستخدم الرابط مرة واحدة خلال ساعة. إذا لم تكن أنت من طلب ذلك، فلا داعي لأي إجراء: تبقى كلمة المرور كما هي.\n',
  signInCodeSubject: 'رمزك لتسجيل الدخول إلى Hirelog',
  signInCodeText:
    'مرحبًا {{name}}،\n\nيريد شخص ما، نرجو أن يكون أنت، تسجيل الدخول من مكان جديد. يُرجى إدخال هذا الرمز هناك مع كلمة المرور:\n\n{{code}}\n\nيمكن استخدامه لمدة ساعة على الأقل. إذا لم تكن أنت من طلب ذلك، فلا داعي لأي إجراء: لا فائدة من الرمز من دون كلمة المرور. يُرجى عدم تمريره إلى أحد.\n',
  passwordChangedSubject: 'تم تغيير كلمة مرورك في Hirelog',
  passwordChangedText:
    'مرحبًا {{name}}،\n\nتم تغيير كلمة مرورك وتسجيل الخروج من جميع الأجهزة. إذا لم تكن أنت من فعل ذلك، فيُرجى تعيين كلمة مرور جديدة فورًا:\n{{link}}\n',
  invitationSms: 'مرحبًا {{name}}، تدعوك {{company}} إلى الترشح: {{job}}. الإجابة في الوقت الذي يناسبك: {{link}}',
  reminderSms: 'مرحبًا {{name}}، طلب ترشحك لدى {{company}} لوظيفة {{job}} بانتظارك: {{link}}',
  noticeApplicationSubject: 'طلب ترشح جديد: {{job}}',
  noticeApplicationText:
    'مرحبًا {{name}}،\n\nاكتمل طلب ترشح لوظيفة «{{job}}».\n\n{{link}}\n\nتصلك هذه الرسالة لأنك تتابع الوظيفة. اختيار ما يصلك: {{settings}}\n',
  noticeMentionSubject: 'أشار إليك {{by}}: {{job}}',
  noticeMentionText:
    'مرحبًا {{name}}،\n\nأشار إليك {{by}} في تعليق على مرشح لوظيفة «{{job}}».\n\n{{link}}\n\nتصلك هذه الرسالة لأن اسمك ذُكر في تعليق. اختيار ما يصلك: {{settings}}\n',
  noticeScoreSubject: 'بطاقة التقييم مطلوبة منك: {{job}}',
  noticeScoreText:
    'مرحبًا {{name}}،\n\nأصبح أحد المرشحين لوظيفة «{{job}}» جاهزًا، وبطاقة تقييمك منتظرة.\n\n{{link}}\n\nتصلك هذه الرسالة لأن بطاقة تقييم طُلبت منك. اختيار ما يصلك: {{settings}}\n',
  noticeDeadlineSubject: 'اقترب الموعد النهائي: {{job}}',
  noticeDeadlineText:
    'مرحبًا {{name}}،\n\nيُغلق الترشح لوظيفة «{{job}}» قريبًا: {{until}}.\n\n{{link}}\n\nتصلك هذه الرسالة لأنك تتابع الوظيفة. اختيار ما يصلك: {{settings}}\n',
  noticeImportSubject: 'اكتمل الاستيراد: {{job}}',
  noticeImportText:
    'مرحبًا {{name}}،\n\nاكتمل استيرادك للمرشحين لوظيفة «{{job}}». تمت إضافة: {{added}}.\n\n{{link}}\n\nتصلك هذه الرسالة لأنك بدأت الاستيراد. اختيار ما يصلك: {{settings}}\n',
  billingInvoiceSubject: 'الفاتورة {{invoice}} لشركة {{company}}',
  billingInvoiceText:
    'مرحبًا {{name}}،\n\nهذه فاتورة خطتك: {{invoice}} بمبلغ {{amount}}، وتُستحق في {{due}}.\n\nالفاتورة وطريقة الدفع:\n{{link}}\n\nملف PDF:\n{{pdf}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingOrderText:
    'مرحبًا {{name}}،\n\nشكرًا على طلبك. هذه فاتورته: {{invoice}} بمبلغ {{amount}}، وتُستحق في {{due}}. تبدأ خطتك فور وصول الدفعة. إذا لم يُدفع الطلب حتى ذلك الحين، فإنه ينتهي.\n\nالفاتورة وطريقة الدفع:\n{{link}}\n\nملف PDF:\n{{pdf}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingOverdueSubject: 'دفعة متأخرة: {{company}}',
  billingOverdueText:
    'مرحبًا {{name}}،\n\nهناك دفعة على {{company}} مستحقة منذ {{sinceDay}} ولم تصل بعد.\n\nالفواتير المفتوحة وطريقة الدفع:\n{{link}}\n\nإذا تم الدفع في الأيام الأخيرة، فلا داعي لأي إجراء. تصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingAtRiskSubject: 'يُرجى الدفع للحفاظ على إمكانية الدخول: {{company}}',
  billingAtRiskText:
    'مرحبًا {{name}}،\n\nهناك دفعة على {{company}} مستحقة منذ {{sinceDay}} ولم تصل بعد. إذا لم تصل حتى {{blocksDay}}، فسيُحظر اشتراكك.\n\nالفواتير المفتوحة وطريقة الدفع:\n{{link}}\n\nإذا تم الدفع في الأيام الأخيرة، فلا داعي لأي إجراء. تصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingBlockedSubject: 'تم حظر اشتراكك: {{company}}',
  billingBlockedText:
    'مرحبًا {{name}}،\n\nتم حظر اشتراك {{company}} بسبب عدم إتمام الدفع. لا يُحذف أي شيء، ولا يزال بإمكان المدققين القراءة والتصدير. يعود كل شيء إلى العمل فور وصول الدفعة.\n\nالفواتير المفتوحة وطريقة الدفع:\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingPausedSubject: 'اشتراكك متوقف مؤقتًا: {{company}}',
  billingPausedText:
    'مرحبًا {{name}}،\n\nاشتراك {{company}} متوقف مؤقتًا منذ {{pausedDay}} إلى أن تستأنفه:\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingPausedTextUntil:
    'مرحبًا {{name}}،\n\nاشتراك {{company}} متوقف مؤقتًا منذ {{pausedDay}}. سيُستأنف في {{resumesDay}}. يمكنك استئنافه قبل ذلك:\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingActiveSubject: 'اشتراكك نشط من جديد: {{company}}',
  billingActiveText:
    'مرحبًا {{name}}،\n\nاشتراك {{company}} نشط من جديد، بكل ما تشمله خطتك.\n\nاشتراكك وفواتيرك:\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingEndingSubject: 'ينتهي اشتراكك في {{endsDay}}: {{company}}',
  billingEndingText:
    'مرحبًا {{name}}،\n\nتم إلغاء اشتراك {{company}}. يستمر حتى {{endsDay}} ولا يُجدد. يمكنك الاحتفاظ به حتى ذلك الحين:\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  billingEndedSubject: 'انتهى اشتراكك: {{company}}',
  billingEndedText:
    'مرحبًا {{name}}،\n\nانتهى اشتراك {{company}}. لا يُحذف أي شيء، ولا يزال بإمكان المدققين القراءة والتصدير. للمتابعة يمكنك اختيار خطة:\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى الفوترة لدى {{company}}.\n',
  noticeLimitSubject: 'أوشكت خطتك على النفاد: {{company}}',
  noticeLimitText:
    'مرحبًا {{name}}،\n\n{{what}}: تم استخدام {{used}} من {{most}} لدى {{company}}.\n\n{{link}}\n\nتصلك هذه الرسالة لأنك تتولى أمر الخطة. اختيار ما يصلك: {{settings}}\n',
  noticeLimitJobs: 'الوظائف النشطة',
  noticeLimitSeats: 'المقاعد',
  noticeLimitTexts: 'الرسائل النصية لهذا الشهر',
  noticeLimitInterviews: 'المقابلات لهذا الشهر',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'مرحبًا {{name}}،\n\n{{dashboard}}، من {{from}} إلى {{until}}:\n\n{{lines}}\n\nفتح لوحة المعلومات:\n{{link}}\n\nتصلك هذه الرسالة لأنك طلبتها. يمكنك تغيير ذلك في قائمة لوحات المعلومات.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (سابقًا: {{before}})',
  dashboardApplications: 'طلبات الترشح',
  dashboardStarted: 'بدؤوا',
  dashboardCompleted: 'أكملوا',
  dashboardReviewed: 'تمت مراجعتهم',
  dashboardHired: 'تم توظيفهم',
  dashboardRejected: 'تم رفضهم',
  noticeSummarySubject: 'يومك في {{company}}',
  noticeSummaryText:
    'مرحبًا {{name}}،\n\nمنذ الملخص الأخير:\n\n{{lines}}\n\nفتح Hirelog:\n{{link}}\n\nاختيار ما يصلك ومتى يصلك: {{settings}}\n',
  noticeLineApplication_zero: '{{count}} طلب ترشح جديد: {{job}}',
  noticeLineApplication_one: 'طلب ترشح جديد واحد: {{job}}',
  noticeLineApplication_two: 'طلبا ترشح جديدان ({{count}}): {{job}}',
  noticeLineApplication_few: '{{count}} طلبات ترشح جديدة: {{job}}',
  noticeLineApplication_many: '{{count}} طلب ترشح جديدًا: {{job}}',
  noticeLineApplication_other: '{{count}} طلب ترشح جديد: {{job}}',
  noticeLineMention_zero: 'تمت الإشارة إليك {{count}} مرة: {{job}}',
  noticeLineMention_one: 'تمت الإشارة إليك مرة واحدة: {{job}}',
  noticeLineMention_two: 'تمت الإشارة إليك مرتين ({{count}}): {{job}}',
  noticeLineMention_few: 'تمت الإشارة إليك {{count}} مرات: {{job}}',
  noticeLineMention_many: 'تمت الإشارة إليك {{count}} مرة: {{job}}',
  noticeLineMention_other: 'تمت الإشارة إليك {{count}} مرة: {{job}}',
  noticeLineScore_zero: '{{count}} بطاقة تقييم مطلوبة: {{job}}',
  noticeLineScore_one: 'بطاقة تقييم واحدة مطلوبة: {{job}}',
  noticeLineScore_two: 'بطاقتا تقييم مطلوبتان ({{count}}): {{job}}',
  noticeLineScore_few: '{{count}} بطاقات تقييم مطلوبة: {{job}}',
  noticeLineScore_many: '{{count}} بطاقة تقييم مطلوبة: {{job}}',
  noticeLineScore_other: '{{count}} بطاقة تقييم مطلوبة: {{job}}',
  noticeLineDeadline_zero: 'اقترب الموعد النهائي: {{job}}',
  noticeLineDeadline_one: 'اقترب الموعد النهائي: {{job}}',
  noticeLineDeadline_two: 'اقترب الموعد النهائي: {{job}}',
  noticeLineDeadline_few: 'اقترب الموعد النهائي: {{job}}',
  noticeLineDeadline_many: 'اقترب الموعد النهائي: {{job}}',
  noticeLineDeadline_other: 'اقترب الموعد النهائي: {{job}}',
  noticeLineImport_zero: 'اكتمل {{count}} استيراد: {{job}}',
  noticeLineImport_one: 'اكتمل استيراد واحد: {{job}}',
  noticeLineImport_two: 'اكتملت عمليتا استيراد ({{count}}): {{job}}',
  noticeLineImport_few: 'اكتملت {{count}} عمليات استيراد: {{job}}',
  noticeLineImport_many: 'اكتملت {{count}} عملية استيراد: {{job}}',
  noticeLineImport_other: 'اكتملت {{count}} عملية استيراد: {{job}}',
  noticeLineLimit_zero: 'أوشكت خطتك على النفاد',
  noticeLineLimit_one: 'أوشكت خطتك على النفاد',
  noticeLineLimit_two: 'أوشكت خطتك على النفاد',
  noticeLineLimit_few: 'أوشكت خطتك على النفاد',
  noticeLineLimit_many: 'أوشكت خطتك على النفاد',
  noticeLineLimit_other: 'أوشكت خطتك على النفاد',
  interviewOfferSubject: 'اختيار موعد: {{summary}} لدى {{company}}',
  interviewOfferText:
    'مرحبًا {{name}}،\n\nتود {{company}} التحدث معك بشأن «{{job}}»: {{summary}}، المدة بالدقائق: {{minutes}}.\n\nيمكنك اختيار الموعد الذي يناسبك:\n{{link}}\n\nتبقى المواعيد متاحة حتى {{until}}. إذا لم يناسبك أي منها، فيمكنك طلب مواعيد أخرى هناك.\n',
  interviewOfferWritten: '{{text}}\n\nيُرجى اختيار موعد حتى {{until}}:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms: 'تود {{company}} التحدث معك بشأن «{{job}}». يُرجى اختيار موعد حتى {{until}}: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'تم حجز مقابلتك مع {{company}}: {{when}}. تغيير الموعد أو إلغاؤه: {{link}}',
  interviewChangedSms: 'تغيرت مقابلتك مع {{company}}: {{when}}. تغيير الموعد أو إلغاؤه: {{link}}',
  interviewReleasedSms: 'طلبت من {{company}} مواعيد أخرى. ستصلك رسالة عند عرض مواعيد جديدة: {{link}}',
  interviewReminderSms: 'قريبًا: مقابلتك مع {{company}}، {{when}}. تغيير الموعد أو إلغاؤه: {{link}}',
  interviewCancelledSms: 'لن تُجرى مقابلتك مع {{company}} بشأن «{{job}}».',
  interviewDoubtSms:
    'قد يلزم تغيير موعد مقابلتك مع {{company}}. لم تُلغ؛ سيكتب إليك الفريق. يمكنك أيضًا تغيير موعدها: {{link}}',
  interviewSureSms: 'تُجرى مقابلتك مع {{company}} في موعدها المحجوز: {{when}}. {{link}}',
  interviewBookedSubject: 'تم الحجز: {{summary}}، {{begins}}',
  interviewBookedText:
    'مرحبًا {{name}}،\n\nتم حجز مقابلتك مع {{company}} لوظيفة «{{job}}».\n\n{{details}}\n\nتغيير الموعد أو إلغاؤه هنا:\n{{link}}\n\nالملف المرفق يضيفها إلى تقويمك.\n',
  interviewChangedSubject: 'تم التغيير: {{summary}}، {{begins}}',
  interviewChangedText:
    'مرحبًا {{name}}،\n\nتغيرت مقابلتك مع {{company}} لوظيفة «{{job}}».{{because}}\n\n{{details}}{{formerly}}\n\nتغيير الموعد أو إلغاؤه هنا:\n{{link}}\n\nالملف المرفق يحدّث تقويمك.\n',
  interviewDoubtSubject: 'قد يلزم تغيير الموعد: {{summary}}، {{begins}}',
  interviewDoubtText:
    'مرحبًا {{name}}،\n\nتبين أن أحد المشاركين في مقابلتك مع {{company}} لوظيفة «{{job}}» مشغول في ذلك الوقت. لم تُلغ المقابلة: الفريق على علم، وسيكتب إليك إذا لزم تغيير موعدها.\n\n{{details}}\n\nيمكنك أيضًا تغيير موعدها هنا:\n{{link}}\n',
  interviewSureSubject: 'تم التأكيد: {{summary}}، {{begins}}',
  interviewSureText:
    'مرحبًا {{name}}،\n\nكتبنا إليك أن مقابلتك مع {{company}} لوظيفة «{{job}}» قد يلزم تغيير موعدها. لم يعد ذلك لازمًا: الجميع متفرغون في ذلك الوقت من جديد.\n\n{{details}}\n\nفتحها هنا:\n{{link}}\n',
  interviewReleasedSubject: 'طلبك لمواعيد أخرى: {{summary}}',
  interviewReleasedText:
    'مرحبًا {{name}}،\n\nطلبت من {{company}} مواعيد أخرى، لذلك أصبح الموعد المحجوز، {{when}}، متاحًا من جديد. ستصلك رسالة عند عرض مواعيد جديدة.\n\nعرض مقابلتك هنا:\n{{link}}\n',
  interviewCancelledSubject: 'تم الإلغاء: {{summary}} لدى {{company}}',
  interviewCancelledText:
    'مرحبًا {{name}}،\n\nلن تُجرى مقابلتك مع {{company}} لوظيفة «{{job}}».{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'قريبًا: {{summary}}، {{begins}}',
  interviewReminderText:
    'مرحبًا {{name}}،\n\nاقترب موعد مقابلتك مع {{company}} لوظيفة «{{job}}».\n\n{{details}}\n\nتغيير الموعد أو إلغاؤه هنا:\n{{link}}\n',
  meetingInvitationSubject: 'مقابلة: {{summary}}، {{begins}}',
  meetingInvitationText:
    'مرحبًا {{name}}،\n\nتشارك في مقابلة لوظيفة «{{job}}» لدى {{company}}.\n\n{{details}}{{answers}}\n\nفتحها في Hirelog:\n{{link}}\n\nالملف المرفق يضيفها إلى تقويمك.\n',
  meetingChangedSubject: 'تم التغيير: {{summary}}، {{begins}}',
  meetingChangedText:
    'مرحبًا {{name}}،\n\nتغيرت مقابلة لوظيفة «{{job}}» تشارك فيها.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nفتحها في Hirelog:\n{{link}}\n\nالملف المرفق يحدّث تقويمك.\n',
  meetingNoLinkSubject: 'لا رابط بعد: {{summary}}، {{begins}}',
  meetingNoLinkText:
    'مرحبًا {{name}}،\n\nلم تُنشئ خدمة الاجتماعات رابطًا لمقابلة لوظيفة «{{job}}». يمكنك وضع رابط من عندك، فيصل إلى المرشح وزملائك فورًا.\n\n{{details}}\n\nوضعه في Hirelog:\n{{link}}\n',
  meetingCancelledSubject: 'تم الإلغاء: {{summary}}، {{job}}',
  meetingCancelledText:
    'مرحبًا {{name}}،\n\nلن تُجرى مقابلة لوظيفة «{{job}}» كما خُطط لها معك.{{because}}\n\n{{details}}\n\nفتحها في Hirelog:\n{{link}}\n',
  meetingReminderSubject: 'قريبًا: {{summary}}، {{begins}}',
  meetingReminderText:
    'مرحبًا {{name}}،\n\nاقترب موعد مقابلة لوظيفة «{{job}}» تشارك فيها.\n\n{{details}}\n\nفتحها في Hirelog:\n{{link}}\n',
  meetingApprovalSubject: 'الموافقة على مقابلة: {{job}}',
  meetingApprovalText:
    'مرحبًا {{name}}،\n\nخُططت مقابلة لوظيفة «{{job}}» وهي بانتظار الموافقة. لا تصل أي رسالة إلى المرشح قبل ذلك.\n\n{{details}}\n\nالموافقة أو الرفض هنا:\n{{link}}\n',
  meetingDisapprovedSubject: 'لم تتم الموافقة: {{summary}}، {{job}}',
  meetingDisapprovedText:
    'مرحبًا {{name}}،\n\nلم تتم الموافقة على مقابلة خططت لها لوظيفة «{{job}}».{{because}}\n\n{{details}}\n\nفتحها في Hirelog:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} يطلب مواعيد أخرى: {{job}}',
  meetingOtherTimesText:
    'مرحبًا {{name}}،\n\nلا يستطيع {{candidate}} الحضور في المواعيد المعروضة لوظيفة «{{job}}».{{because}}\n\n{{details}}\n\nعرض مواعيد أخرى هنا:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} لا يستطيع الحضور: {{summary}}، {{begins}}',
  meetingDeclinedText:
    'مرحبًا {{name}}،\n\nأجاب {{who}} بعدم المشاركة في مقابلة لوظيفة «{{job}}».{{because}}\n\n{{details}}\n\nاختيار بديل أو تغيير موعد المقابلة هنا:\n{{link}}\n',
  meetingExpiredSubject: 'لم يتم اختيار موعد: {{summary}}، {{job}}',
  meetingExpiredText:
    'مرحبًا {{name}}،\n\nلم يختر {{candidate}} موعدًا لمقابلة لوظيفة «{{job}}» قبل انتهاء العرض.\n\n{{details}}\n\nفتحها في Hirelog:\n{{link}}\n',
  meetingClashSubject: 'حجز مزدوج: {{summary}}، {{begins}}',
  meetingClashText:
    'مرحبًا {{name}}،\n\nتبين أن شخصًا أو غرفة في مقابلة لوظيفة «{{job}}» غير متاح في ذلك الوقت. يُرجى اختيار بديل أو تغيير موعد المقابلة.\n\n{{details}}\n\nفتحها في Hirelog:\n{{link}}\n',
  meetingFreeSubject: 'متاح من جديد: {{summary}}، {{begins}}',
  meetingFreeText:
    'مرحبًا {{name}}،\n\nالشخص الذي تبين أنه مشغول وقت مقابلة لوظيفة «{{job}}» أصبح متفرغًا من جديد. تُجرى المقابلة في موعدها المحجوز.\n\n{{details}}\n\nفتحها في Hirelog:\n{{link}}\n',
  interviewPositionClosed: 'لم تعد الوظيفة مفتوحة.',
  meetingJobArchived: 'تمت أرشفة الوظيفة.',
  meetingCandidateLeft: 'لم يعد المرشح قيد النظر لهذه الوظيفة.',
  meetingWhen: 'الوقت: {{value}}',
  meetingWhere: 'المكان: {{value}}',
  meetingWith: 'مع: {{value}}',
  meetingCandidate: 'المرشح: {{value}}',
  meetingWas: 'سابقًا: {{value}}',
  openMeet: 'فتح مقابلتك',
  meetingAnswerCONFIRMED: 'قبول',
  meetingAnswerMAYBE: 'الرد بـ «ربما»',
  meetingAnswerREJECTED: 'اعتذار',
} satisfies Translation<typeof en>
