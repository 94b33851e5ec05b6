<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>MessagePresenter</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n message deleted.</numerusform>
            <numerusform>%n messages deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemovedMessages</name>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <translation>
            <numerusform>Delete %n</numerusform>
            <numerusform>Delete %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelvesPresenter</name>
    <message numerus="yes">
        <source>%n chats deleted</source>
        <translation>
            <numerusform>%n chat deleted</numerusform>
            <numerusform>%n chats deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chats archived</source>
        <translation>
            <numerusform>%n chat archived</numerusform>
            <numerusform>%n chats archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n chats for good?</source>
        <translation>
            <numerusform>Delete %n chat for good?</numerusform>
            <numerusform>Delete %n chats for good?</numerusform>
        </translation>
    </message>
</context>
</TS>
